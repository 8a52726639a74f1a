import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { withBrowser } from '../support/browser/browser';

/**
 * Every page in a real browser under the content security policy. The browser logs each violation
 * to its console, and any message there fails the test (tests/support/browser/browser.ts).
 */

const { visit, site, forgive } = withBrowser();

/** Navigates within the site, as a link does, and waits until the page is rendered. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  // The canonical link of the head has the URL of the page.
  await page.waitForFunction(
    (to) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to),
    path,
    { polling: 20 },
  );
}

describe('content security policy', () => {
  // In English accessDesk, consularPages and countryPages open every page; prerenderedPages checks
  // the prerendered HTML before any script has run.
  it('is not violated on any public page that a link of the site renders', async () => {
    const [home = '/', ...others] = pages.map(({ path }) => withPrefix(path, 'ru'));
    const page = await visit(home);
    for (const path of others) await navigate(page, path);
  });

  it.each(languages)('is not violated on a page without fixed text: %s', async (language) => {
    const page = await visit(withPrefix('/search?q=visa', language));
    for (const path of ['/no/such/page', '/news/no-such-article']) {
      await page.goto(site + withPrefix(path, language));
    }
    forgive(/status of 404/);
  });

  it('is not violated on any page of the staff area', async () => {
    const page = await visit('/admin/reset-password');
    await page.goto(`${site}/admin`);
    await page.getByLabel('E-mail or phone').fill(DEMO_ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${site}/admin/dashboard`);
    for (const kind of ['news', 'notices']) {
      await page.goto(`${site}/admin/${kind}/new`);
      await page.goto(`${site}/admin/${kind}`);
      await page.locator(`a[href^="/admin/${kind}/edit/"]`).first().click();
      await page
        .getByLabel(/^Title/)
        .first()
        .waitFor();
    }
    await page.goto(`${site}/admin/account`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
