import { expect, it } from 'vitest';
import { isHydrated, withBrowser } from '../support/browser/browser';

const { open, site, forgive } = withBrowser();
const CODE = '**/assets/ServicePage-*.js';

/** A chunk of the previous release is missing, once or on every request. */
const notFound = { status: 404, contentType: 'text/html', body: 'Not found' };

it('a page is reloaded once when its chunk is missing after a release', async () => {
  const page = await open('/consular');
  let requests = 0;
  await page.route(CODE, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill(notFound) : route.fallback();
  });
  await page.getByRole('link', { name: 'Passports', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /passports/ }).waitFor();
  expect(page.url()).toBe(`${site}/consular/passports`);
  // The prerendered HTML shows all this before the browser requests the chunk again.
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(requests).toBeGreaterThan(1);
  forgive(/404|Failed to|dynamically imported/);
});

it.each([
  ['more than once when its chunk stays missing', false, 1],
  ['for a missing chunk while it is being left', true, 0],
])('a page shows an error and is not reloaded %s', async (_, isLeaving, reloads) => {
  const page = await open('/consular');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(CODE, async (route) => {
    // WebKit fails pending requests as soon as a navigation starts, before the page is unloaded.
    if (isLeaving) await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    await route.fulfill(notFound);
  });
  await page.getByRole('link', { name: 'Passports', exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(loads).toBe(reloads);
  forgive(/404|Failed to|dynamically imported|error/i);
});

it('a page is prefetched when the pointer is over its link', async () => {
  const page = await open('/consular');
  const prefetch = page.waitForRequest(/assets\/passports-.*\.js/);
  await page.getByRole('link', { name: 'Passports', exact: true }).hover();
  await prefetch;
});
