import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { pages } from '../../src/content/site';
import { withPrefix } from '../../src/lib/i18n/languages';
import { withBrowser } from '../support/browser/browser';

/**
 * Every page in a real browser under the content security policy. The browser logs each violation
 * to its console, and any message there fails the test (tests/support/browser/browser.ts).
 */

const { visit } = withBrowser();

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

// In English accessDesk, consularPages and countryPages open every page; prerenderedPages checks
// the prerendered HTML before any script has run.
it('content security policy is not violated on any public page that a link of the site renders', async () => {
  const [home = '/', ...others] = pages.map(({ path }) => withPrefix(path, 'ru'));
  const page = await visit(home);
  for (const path of others) await navigate(page, path);
});
