import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from './chromium';
import { siteOfWorker } from './siteOfWorker';

/** On globalThis, because Vitest evaluates this module again for each test file of a process. */
const ofProcess = globalThis as { embassyBrowser?: Promise<Browser> };

/** Returns this process's browser, started once because that takes longer than most tests. */
const openBrowser = (): Promise<Browser> => {
  ofProcess.embassyBrowser ??= chromium.launch({
    executablePath: inject('chromium'),
    args: CHROMIUM_ARGS,
  });
  return ofProcess.embassyBrowser;
};

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** Vercel's Blob API, to which the deployed site uploads. */
const VERCEL_BLOB = 'https://vercel.com/api/blob';

/** Routes Blob API requests to the local store, where the deployed site is under test. */
async function standInForBlobApi(context: BrowserContext): Promise<void> {
  const blobApi = inject('blobApi');
  if (!blobApi) return;
  // As bytes, because Chromium does not pass the content of a stream to a route.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (url, init) => {
      if (!(init?.body instanceof ReadableStream)) return fetch(url, init);
      return fetch(url, { ...init, body: await new Response(init.body).arrayBuffer() });
    };
  });
  await context.route(`${VERCEL_BLOB}/**`, async (route) => {
    const url = route.request().url().replace(VERCEL_BLOB, blobApi);
    const response = await route.fetch({ url });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

/** What no page may do: errors in the console, uncaught exceptions, requests to other hosts. */
const pageErrors: string[] = [];
/** Of the current test, also for errors after the call, while its pages are being closed. */
const forgiven: RegExp[] = [];

function watch(page: Page, site: string): void {
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    const sameSite =
      request.url().startsWith(`${site}/`) ||
      protocol === 'data:' ||
      protocol === 'blob:' ||
      (inject('blobApi') !== undefined && request.url().startsWith(`${VERCEL_BLOB}/`));
    if (!sameSite) pageErrors.push(`request to another host: ${request.url()}`);
  });
}

/** Returns whether React has hydrated the page; the prerendered HTML is on screen before. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Waits until a lazily hydrated part of the page, such as the map, reacts to input. */
export const untilHydrated = (part: Locator): Promise<void> =>
  expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);

/** Waits until no loading indicator (src/ui/feedback/Loading.tsx) is left on the page. */
export const untilLoaded = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[role="status"][data-script-only]').count()).toBe(0);

/** Makes `goto` and `reload` of a page wait until it is hydrated. */
function waitWhenOpening(page: Page): void {
  const isReady = () =>
    page.evaluate(
      () => document.contentType !== 'text/html' || 'hydrated' in document.documentElement.dataset,
    );
  const wait = () => expect.poll(isReady).toBe(true);
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await wait();
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await wait();
    return response;
  };
}

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before the first page is opened, to add routes or storage. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Does not wait for hydration, for pages whose script is blocked or absent. */
  prerenderedOnly?: boolean;
}

/** Options of a visit to the shared page. */
export interface VisitOptions {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce';
  forcedColors?: 'active';
  colorScheme?: 'light' | 'dark';
  /** Runs before the path is opened, to add routes, which `resetPage` removes. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Navigates a shared page to a file without scripts and resets what the test has changed: storage
 * except the service worker's, cookies, routes, the offline state, the pointer, other pages of its
 * context.
 * @returns whether the page can be used again; a closed one cannot
 */
async function resetPage(page: Page, site: string): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(-1, -1);
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  return true;
}

/**
 * Sets up a browser for a test file. `open` returns a page of the built site in a new context, for
 * what a context has from its start (a script, a clock, touch, no JavaScript), dialogs, a crash, an
 * empty cache; `visit`, in half the time, the file's shared page. A page error fails the test in
 * which it occurs, unless the test expects it with `forgive`.
 * @param sharedOptions options of the shared page's context
 * @param site origin of another site, without a trailing slash
 */
export function withBrowser(sharedOptions: OpenOptions = {}, site = siteOfWorker()) {
  let browser: Browser;
  let shared: Page | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    const sharedContext = shared?.context();
    // First, because their pages still send requests, which the test may have made fail.
    const others = browser.contexts().filter((context) => context !== sharedContext);
    await Promise.all(others.map((context) => context.close()));
    if (shared && !(await resetPage(shared, site))) {
      await sharedContext?.close();
      shared = undefined;
    }
    const patterns = forgiven.splice(0);
    const errors = pageErrors.splice(0);
    const unexpected = errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
    expect(unexpected, 'page errors').toEqual([]);
  });
  afterAll(() => shared?.context().close());

  const newPage = async ({ prepare, prerenderedOnly, ...options }: OpenOptions): Promise<Page> => {
    // A service worker would serve responses in place of the test's routes; its own tests allow it.
    const context = await browser.newContext({
      viewport: DESKTOP,
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(15_000);
    await standInForBlobApi(context);
    const page = await context.newPage();
    watch(page, site);
    if (!prerenderedOnly) waitWhenOpening(page);
    await prepare?.(page);
    return page;
  };

  return {
    site,
    open: async (path: string, options: OpenOptions = {}): Promise<Page> => {
      const page = await newPage(options);
      await page.goto(site + path);
      return page;
    },
    /**
     * Opens a path in the shared page. Twice as fast as `open`, because the renderer process has
     * compiled the site's scripts. For tests that neither add scripts to the page nor handle its
     * dialogs nor crash it; `resetPage` resets everything else after each test.
     */
    visit: async (path: string, options: VisitOptions = {}): Promise<Page> => {
      const { viewport = DESKTOP, prepare } = options;
      const { reducedMotion = null, forcedColors = null, colorScheme = null } = options;
      shared ??= await newPage(sharedOptions);
      await shared.emulateMedia({ media: null, reducedMotion, forcedColors, colorScheme });
      await shared.setViewportSize(viewport);
      await prepare?.(shared);
      await shared.goto(site + path);
      return shared;
    },
    /** Removes the page errors that match, which the test provokes, and returns their number. */
    forgive: (pattern: RegExp): number => {
      forgiven.push(pattern);
      const rest = pageErrors.filter((error) => !pattern.test(error));
      return pageErrors.splice(0, pageErrors.length, ...rest).length - rest.length;
    },
  };
}
