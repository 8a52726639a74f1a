import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The dashboard and a list: layout, focus and scroll position on a phone. */

const { visit, site } = withBrowser();

let page: Page;

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The link that edits the first article of the list. */
const firstTitle = () => page.locator('main section li a').first();

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
    const first = page.getByRole('list', { name: 'News' }).getByRole('link').first();
    const save = page.getByRole('button', { name: /^(Save draft|Publish changes|Schedule)/ });
    await first.click();
    // The form's address is in the history only after its code has been loaded.
    await save.waitFor();
    await page.goBack();
    await page.waitForURL(`${site}/admin/news?search=t&page=2`);
    await first.click();
    await save.waitFor();
    await page.reload();
    await save.click();
    await page.waitForURL(`${site}/admin/news?search=t&page=2`);
    await expect.poll(() => isFocused('News')).toBe(true);
  });
});

describe('the dashboard', () => {
  it('shows news without scrolling on the screen of an office', async () => {
    page = await openAsAdmin(visit, '/admin/dashboard');
    await page.setViewportSize({ width: 1366, height: 768 });
    const news = page.getByRole('region', { name: 'News' }).getByRole('link').nth(3);
    await news.waitFor();
    const box = await news.boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
  });

  it('has a bar on a phone, with a menu in the viewport', async () => {
    page = await openAsAdmin(visit, '/admin/dashboard');
    await page.evaluate(() => localStorage.setItem('language', 'ru'));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Объявления' }).waitFor();
    await bar.getByRole('button', { name: /^Ваша учётная запись/ }).click();
    await bar.getByRole('link', { name: 'Выйти' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
