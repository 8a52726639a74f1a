import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './openBrowser';

/**
 * Opens the image page in a browser for a test file. Every page error, such as a violation of the
 * content security policy, fails the test.
 */
export function imagePage() {
  const pageErrors: string[] = [];
  const site = inject('imagePage');
  let browser: Browser;
  let shared: Page | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    // Stops work that the test has started.
    await shared?.goto('about:blank');
    const others = browser.contexts().filter((context) => context !== shared?.context());
    await Promise.all(others.map((context) => context.close()));
    expect(pageErrors.splice(0), 'page errors').toEqual([]);
  });
  afterAll(() => shared?.context().close());

  const newPage = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('request', (request) => {
      const own = request.url().startsWith(site) || /^(?:data|blob):/.test(request.url());
      if (!own) pageErrors.push(`request to another host: ${request.url()}`);
    });
    return page;
  };
  const arrive = async (page: Page, path: string): Promise<Page> => {
    await page.goto(site + path);
    await page.waitForFunction(() => 'tools' in window);
    return page;
  };

  return {
    /** Returns the page that the file's tests share. */
    visit: async (): Promise<Page> => {
      shared ??= await newPage();
      return arrive(shared, '/');
    },
    /** Returns a separate page at a path. */
    open: async (path: string, prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
      const page = await newPage();
      await prepare(page);
      return arrive(page, path);
    },
  };
}
