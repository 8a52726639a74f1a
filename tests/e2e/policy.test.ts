import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { withBrowser } from '../support/browser';

/**
 * Every screen in a real browser under the site's own policy. The browser writes each violation to
 * its console, and whatever stands there fails the test (tests/support/browser.ts).
 */

const { visit, site, forgive } = withBrowser();

/** Goes to an address within the site, as a link does, and waits until its page is drawn. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  // The head names the page's own address.
  await page.waitForFunction(
    (to) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(to),
    address,
    { polling: 20 },
  );
}

/** Does everything a policy is to forbid. */
function misbehave(): void {
  const add = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    what: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.body.append(Object.assign(document.createElement(name), what));
  add('script', { text: 'window.ran = true' });
  add('script', { src: 'https://evil.example/x.js' });
  add('img', { src: 'https://evil.example/x.png' });
  add('iframe', { src: 'https://evil.example/' });
  document.body.setAttribute('onclick', 'window.ran = true');
  document.body.setAttribute('style', 'color: red');
  document.body.click();
  void fetch('https://evil.example/').catch(() => undefined);
}

describe('no policy is violated', () => {
  // What the prerendered HTML holds before any script has run: prerenderedPages.test.ts.
  it.each(languages)('on any public page: %s', async (language) => {
    const [home = '/', ...others] = pages.map(({ path }) => withPrefix(path, language));
    const page = await visit(home);
    for (const address of others) await go(page, address);
    for (const address of ['/search?q=visa', '/no/such/page', '/news/no-such-article']) {
      await page.goto(site + withPrefix(address, language));
    }
    forgive(/status of 404/);
  });

  it('on any screen of the staff area', async () => {
    const page = await visit('/admin/reset-password');
    await page.goto(`${site}/admin`);
    await page.getByLabel('E-mail or phone').fill(DEMO_ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${site}/admin/dashboard`);
    for (const kind of ['news', 'notices']) {
      await page.goto(`${site}/admin/${kind}/new`);
      await page.goto(`${site}/admin/dashboard`);
      await page.locator(`a[href^="/admin/${kind}/edit/"]`).first().click();
      await page.getByLabel('Title', { exact: true }).waitFor();
    }
    await page.goto(`${site}/admin/account`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('but one that is would be seen: scripts, styles, pictures, frames, connections', async () => {
    const page = await visit('/accessibility');
    await page.evaluate(misbehave);
    const kinds = ['inline script', 'the script', 'event handler', 'inline style', 'the image'];
    for (const kind of [...kinds, 'Framing', 'Connecting']) {
      await expect
        .poll(() => forgive(new RegExp(`${kind}.* violates`)), { message: kind })
        .toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    forgive(/evil\.example/);
  });
});
