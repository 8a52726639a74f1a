import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilHydrated, withBrowser } from '../support/browser/browser';

type MarkedWindow = Window & { prerendered?: Element | null };

/** Stores the prerendered heading before any module of the site runs. */
const storeHeading = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as MarkedWindow).prerendered = document.querySelector('main h1');
    });
  });

/** Returns whether the prerendered heading is still in the document. */
const keepsHeading = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { prerendered } = window as MarkedWindow;
    return prerendered != null && prerendered === document.querySelector('main h1');
  });

const { open, visit } = withBrowser({ prepare: storeHeading });

const PHONE = '+74950000000';

it.each([
  '/ru?yclid=17',
  '/consular/visa?utm_source=x&utm_medium=y',
  '/magical-kenya/things-to-do?fbclid=1',
  '/search?utm_source=x',
  '/ru/news?category=trade&utm_source=x',
  '/ru/news/page/2',
  '/consular/pets?need=lost#transit',
])('hydration of the prerendered HTML reuses the heading at %s', async (url) => {
  const page = await visit(url);
  // React hydrates the route after the layout.
  await untilHydrated(page.locator('main h1'));
  expect(await keepsHeading(page)).toBe(true);
  expect(await page.locator('head > title').count()).toBe(1);
  expect(await page.locator('head > link[rel="canonical"]').count()).toBe(
    url.startsWith('/search') ? 0 : 1,
  );
});

it.each([
  ['#news', /NewsBanner-[^/]*\.js$/],
  ['#notices', /NoticesBanner-[^/]*\.js$/],
])(
  'a fact that has changed since the build does not replace the prerendered list of %s',
  async (section, chunk) => {
    const page = await open('/', {
      prerenderedOnly: true,
      prepare: async (newPage) => {
        await newPage.addInitScript((selector) => {
          document.addEventListener('DOMContentLoaded', () => {
            Object.assign(window, { list: document.querySelector(selector) });
          });
        }, `section:has(${section}) ul`);
        const fact = { key: 'phones.main', value: PHONE, at: new Date().toISOString() };
        await newPage.route(/rpc\/current_site/, (route) =>
          route.fulfill({ json: { alerts: [], facts: [fact] } }),
        );
        const answered = newPage.waitForResponse(/rpc\/current_site/);
        // The code of the news comes after the fact, as on a slow phone.
        await newPage.route(chunk, async (route) => {
          await (await answered).finished();
          await newPage.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          await route.continue();
        });
      },
    });
    await page.locator(`a[href="tel:${PHONE}"]`).first().waitFor({ state: 'attached' });
    const kept = await page.evaluate(() => Object(window).list?.isConnected);
    expect(kept).toBe(true);
  },
);
