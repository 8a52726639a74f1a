import { expect, it } from 'vitest';
import { untilHydrated, withBrowser } from '../support/browser/browser';
import { keepsHeading, storeHeading } from '../support/browser/prerenderedHeading';

const { visit } = withBrowser({ prepare: storeHeading });

/** A year of which the demo data have articles. */
const YEAR = new Date(Date.now() - 100 * 86_400_000).getFullYear();

it.each([
  '/',
  '/?utm_source=telegram',
  '/ru?yclid=17',
  '/ru/consular?utm_source=x',
  '/consular/visa?utm_source=x&utm_medium=y',
  '/magical-kenya/things-to-do?fbclid=1',
  '/search?utm_source=x',
  '/news?utm_source=x',
  '/news?category=trade',
  '/ru/news?category=trade&utm_source=x',
  '/ru/news/page/2',
  `/news/year/${YEAR}`,
  `/news/year/${YEAR}?category=trade`,
  '/consular/pets?need=lost#rabies',
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
