import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './openBrowser';
import { resetPage, setMedia, type VisitOptions } from './sharedPage';
import { siteOfWorker } from './siteOfWorker';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** Vercel's API of the Blob store, which the deployed site's uploads go to. */
const VERCEL_BLOB = 'https://vercel.com/api/blob';

/** Answers requests to it from the local store, where the site under test is the deployed one. */
async function standInForBlobApi(context: BrowserContext): Promise<void> {
  const blobApi = inject('blobApi');
  if (!blobApi) return;
  await context.route(`${VERCEL_BLOB}/**`, async (route) => {
    const url = route.request().url().replace(VERCEL_BLOB, blobApi);
    const response = await route.fetch({ url });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

/** What a page did that no page may do: errors in the console, requests to other hosts. */
const pageErrors: string[] = [];

function watch(page: Page, site: string): void {
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    const own =
      request.url().startsWith(`${site}/`) ||
      protocol === 'data:' ||
      protocol === 'blob:' ||
      (inject('blobApi') !== undefined && request.url().startsWith(`${VERCEL_BLOB}/`));
    if (!own) pageErrors.push(`request to another host: ${request.url()}`);
  });
}

/** Whether the page answers the reader: its finished HTML is on screen before that. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Waits until a part of the page answers that does so later than the page, such as the map. */
export const untilHydrated = (part: Locator): Promise<void> =>
  expect
    .poll(
      () =>
        part.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber')),
        ),
      { timeout: 15_000 },
    )
    .toBe(true);

/** Waits until nothing on the page says that it is being loaded (src/ui/Loading.tsx). */
export const untilLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('[role="status"][data-script-only]').count(), { timeout: 15_000 })
    .toBe(0);

/** From now on, to open an address or to reload means to wait until the page answers. */
function waitWhenOpening(page: Page): void {
  const isReady = () =>
    page.evaluate(
      () => document.contentType !== 'text/html' || 'hydrated' in document.documentElement.dataset,
    );
  const wait = () => expect.poll(isReady, { timeout: 15_000 }).toBe(true);
  const { goto, reload } = page;
  page.goto = async (...address) => {
    const response = await goto.apply(page, address);
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
  /** Runs before the first page is opened: routes, storage. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The finished HTML is enough; the page's script may be missing. */
  prerenderedOnly?: boolean;
}

/**
 * Sets up a browser for a test file. `open` returns a page in a new context at an address of the built
 * site, `visit` the page that the file's tests share; whatever the page complains of fails the test
 * that opened it, unless the test takes it with `forgive`.
 * @param sharedOptions of the context of the shared page
 */
export function withBrowser(sharedOptions: OpenOptions = {}) {
  const site = siteOfWorker();
  let browser: Browser;
  let shared: Page | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    const kept = shared && (await resetPage(shared, site)) ? shared.context() : undefined;
    if (!kept) shared = undefined;
    const others = browser.contexts().filter((context) => context !== kept);
    await Promise.all(others.map((context) => context.close()));
    expect(pageErrors.splice(0), 'what the pages complained of').toEqual([]);
  });
  afterAll(() => shared?.context().close());

  const newPage = async ({ prepare, prerenderedOnly, ...options }: OpenOptions): Promise<Page> => {
    // A service worker would answer in place of what a test stages; tests of it allow it.
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
     * Returns the shared page at an address: in half the time of `open`, because its process has
     * compiled the site's scripts. For tests that neither add scripts to the page nor listen to its
     * dialogs; what else they change is reset after each (sharedPage.ts).
     */
    visit: async (path: string, options: VisitOptions = {}): Promise<Page> => {
      shared ??= await newPage(sharedOptions);
      await setMedia(shared, { viewport: DESKTOP, ...options });
      await shared.goto(site + path);
      return shared;
    },
    /** Takes the complaints that match, which a staged failure brings about. Says how many. */
    forgive: (pattern: RegExp): number => {
      const rest = pageErrors.filter((complaint) => !pattern.test(complaint));
      return pageErrors.splice(0, pageErrors.length, ...rest).length - rest.length;
    },
  };
}
