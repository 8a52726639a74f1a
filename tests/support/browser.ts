import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from './chromium';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** What a page did that no page may do: errors in the console, requests to other hosts. */
const complaints: string[] = [];

function watch(page: Page, site: string): void {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    const own =
      request.url().startsWith(`${site}/`) || protocol === 'data:' || protocol === 'blob:';
    if (!own) complaints.push(`request to another host: ${request.url()}`);
  });
}

export interface OpenOptions extends BrowserContextOptions {
  /** Runs before the first page is opened: routes, storage. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Sets up a browser for a test file. `open` gives a page in a fresh context at an address of the
 * built site; anything the page complains of fails the test that opened it, unless the test takes
 * it with `forgive`.
 */
export function withBrowser() {
  const site = inject('site');
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_ARGS });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0), 'what the pages complained of').toEqual([]);
  });
  return {
    site,
    open: async (path: string, { prepare, ...options }: OpenOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ viewport: DESKTOP, ...options });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      watch(page, site);
      await prepare?.(page);
      await page.goto(site + path);
      return page;
    },
    /** Takes the complaints that match; a staged failure makes the browser complain. */
    forgive: (pattern: RegExp): void => {
      const rest = complaints.filter((complaint) => !pattern.test(complaint));
      complaints.splice(0, complaints.length, ...rest);
    },
  };
}
