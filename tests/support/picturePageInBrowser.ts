import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { CHROMIUM_ARGS } from './chromium';
import { servePicturePage } from './pictureSite';

/**
 * The picture page in a browser, for a test file; every complaint of the page, such as a violation
 * of the site's policy, fails the test.
 */
export function picturePage() {
  const complaints: string[] = [];
  let site: Awaited<ReturnType<typeof servePicturePage>>;
  let browser: Browser;
  beforeAll(async () => {
    site = await servePicturePage();
    browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_ARGS });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(() => expect(complaints.splice(0), 'what the page complained of').toEqual([]));
  return {
    open: async (path = '/', prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const own = request.url().startsWith(site.url) || /^(?:data|blob):/.test(request.url());
        if (!own) complaints.push(`request to another host: ${request.url()}`);
      });
      await prepare?.(page);
      await page.goto(site.url + path);
      await page.waitForFunction(() => 'tools' in window);
      return page;
    },
  };
}
