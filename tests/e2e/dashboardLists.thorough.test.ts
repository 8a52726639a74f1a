import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Where focus and scroll position go on a phone after an action of the staff area (requirement 2). */

const { visit, site } = withBrowser();

let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The link that edits the first article of the list. */
const firstTitle = () => page.locator('main section h2').first().getByRole('link');

/** The distance in pixels of the focused element from the top of the viewport. */
const focusedTop = () =>
  page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Number.NaN);

async function openOnPhone(path: string): Promise<void> {
  page = await openAsAdmin(visit, path);
  await page.setViewportSize({ width: 390, height: 800 });
}

describe('a list', () => {
  beforeEach(async () => {
    await openOnPhone('/admin/news');
    await firstTitle().waitFor();
  });

  const isFocused = (name: string) =>
    heading(name).evaluate((element) => element === document.activeElement);

  it('stays in view with its heading focused when another page is opened', async () => {
    const next = page.getByRole('navigation', { name: /News/ }).getByText('Next');
    await next.click();
    await page.waitForURL(/page=2/);
    expect(await isFocused('News')).toBe(true);
    await expect.poll(focusedTop).toBeLessThan(200);
    expect(await focusedTop()).toBeGreaterThanOrEqual(0);
  });

  it('shows the same search and page after an article was edited', async () => {
    await page.goto(`${site}/admin/news?search=t&page=2`);
    // Nothing is asked when it is saved.
    const parks = page.getByRole('main').getByRole('link', { name: /national parks/ });
    const save = page.getByRole('button', { name: /^(Save draft|Publish changes|Schedule)/ });
    await parks.click();
    // The form's address is in the history only after its code has been loaded.
    await save.waitFor();
    await page.goBack();
    await page.waitForURL(`${site}/admin/news?search=t&page=2`);
    await parks.click();
    await save.waitFor();
    await page.reload();
    await save.click();
    await page.waitForURL(`${site}/admin/news?search=t&page=2`);
    await expect.poll(() => isFocused('News')).toBe(true);
  });
});
