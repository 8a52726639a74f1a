import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { openBrowser } from './openBrowser';

/**
 * The picture page in a browser, for a test file; every complaint of the page, such as a violation
 * of the site's policy, fails the test.
 */
export function picturePage() {
  const complaints: string[] = [];
  const site = inject('picturePage');
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0), 'what the page complained of').toEqual([]);
  });
  return {
    open: async (path = '/', prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const own = request.url().startsWith(site) || /^(?:data|blob):/.test(request.url());
        if (!own) complaints.push(`request to another host: ${request.url()}`);
      });
      await prepare?.(page);
      await page.goto(site + path);
      await page.waitForFunction(() => 'tools' in window);
      return page;
    },
  };
}
