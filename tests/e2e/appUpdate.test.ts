import { expect, it } from 'vitest';
import { isHydrated, withBrowser } from '../support/browser';

const { open, site, forgive } = withBrowser();
const CODE = '**/assets/ServicePage-*.js';

/** The files of the page before are gone, as after a release; then they are back, or not. */
const gone = { status: 404, contentType: 'text/html', body: 'Not found' };

it('a page whose code is gone after a release is reloaded, and is there', async () => {
  const page = await open('/embassy');
  let requests = 0;
  await page.route(CODE, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill(gone) : route.fallback();
  });
  await page.getByRole('link', { name: 'Passports' }).first().click();
  await page.getByRole('heading', { level: 1, name: /passports/ }).waitFor();
  await page.getByRole('button', { name: 'Print' }).first().waitFor();
  expect(page.url()).toBe(`${site}/consular/passports`);
  // The prerendered HTML shows all this before the browser has asked for the code again.
  await expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true);
  expect(requests).toBeGreaterThan(1);
  forgive(/404|Failed to|dynamically imported/);
});

it('a page whose code stays away says so, and is not reloaded for ever', async () => {
  const page = await open('/embassy');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(CODE, (route) => route.fulfill(gone));
  await page.getByRole('link', { name: 'Passports' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(loads).toBe(1);
  forgive(/404|Failed to|dynamically imported|error/i);
});

it('a page that is being left is not reloaded, which would keep the reader from leaving', async () => {
  const page = await open('/embassy');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(CODE, async (route) => {
    // WebKit fails what a page waits for as soon as it is left, and before it is gone.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
    await route.fulfill(gone);
  });
  await page.getByRole('link', { name: 'Passports' }).first().click();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(loads).toBe(0);
  forgive(/404|Failed to|dynamically imported|error/i);
});

it('a page about to be opened is fetched when the pointer is over its link', async () => {
  const page = await open('/embassy');
  const fetched = page.waitForRequest(/assets\/passports-.*\.js/);
  await page.getByRole('link', { name: 'Passports' }).first().hover();
  await fetched;
});
