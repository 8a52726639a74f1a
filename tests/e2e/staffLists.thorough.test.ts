import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Work with the lists of the dashboard: order, search, several items at once, the comparison of versions. */

const { visit } = withBrowser();

const LIST = '/admin/dashboard?news-filter=draft';

const list = (page: Page) => page.locator('#news');
const boxes = (page: Page) => list(page).getByRole('checkbox', { name: /^(Select|Выбрать): / });

/** The titles of the list in their order. */
const titles = (page: Page) => list(page).locator(':is(th[scope="row"], h3) a').allTextContents();

async function openList(path: string, width: number): Promise<Page> {
  const page = await openAsAdmin(visit, path);
  await page.setViewportSize({ width, height: 800 });
  await boxes(page).first().waitFor();
  return page;
}

describe('the list of articles on a wide screen', () => {
  it('is sorted by a header, by keyboard, and the order is in the URL', async () => {
    const page = await openList('/admin/dashboard', 1440);
    const byTitle = list(page).getByRole('button', { name: 'Title' });
    await byTitle.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/news-sort=title/);
    const header = list(page).getByRole('columnheader', { name: 'Title' });
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    const latin = async () => (await titles(page)).filter((title) => /^[A-Z]/.test(title));
    await expect.poll(async () => (await latin())[0]).toMatch(/^A/);
    expect(await latin()).toEqual([...(await latin())].sort());
    expect(await byTitle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('publishes two drafts at once and takes them back', async () => {
    const page = await openList(LIST, 1440);
    const [first = '', second = ''] = await titles(page);
    await boxes(page).nth(0).focus();
    await page.keyboard.press('Space');
    await boxes(page).nth(1).check();
    // So high that the bar covers no row.
    await page.setViewportSize({ width: 1440, height: 4_000 });
    expect(await axeProblems(page)).toEqual([]);
    const bar = list(page).getByRole('region', { name: 'Actions on what is selected' });
    await bar.getByRole('button', { name: 'Publish now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish now: 2' });
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      `${first} (Draft)`,
      `${second} (Draft)`,
    ]);
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('On the site now: 2').waitFor();
    // The rows have left the filtered list, and with them the bar.
    await expect.poll(() => bar.count()).toBe(0);
  });

  it('finds words of the title in any order and form', async () => {
    const page = await openList('/admin/dashboard', 1440);
    await list(page).getByRole('searchbox').fill('flowers teas поставка');
    await page.waitForURL(/news-search=/);
    await expect
      .poll(() => titles(page))
      .toEqual(['How to begin buying tea, coffee and flowers from Kenya']);
  });
});

describe('the dashboard on a phone', () => {
  it('folds filters and lists, and is at most 5,000 pixels long', async () => {
    const page = await openList('/admin/dashboard', 390);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThan(5_000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await list(page).getByRole('button', { name: 'Show all 10 on this page' }).click();
    expect(await list(page).locator('h3').last().isVisible()).toBe(true);
    await list(page).getByText('Filters').click();
    await list(page).getByLabel('Status').selectOption('draft');
    await list(page).getByText('Filters (1 set)').waitFor();
    await boxes(page).first().check();
    const bar = list(page).getByRole('region', { name: 'Actions on what is selected' });
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    expect(await axeProblems(page)).toEqual([]);
  });

  it('says the same in Russian', async () => {
    const page = await openList(LIST, 390);
    await page.evaluate(() => localStorage.setItem('language', 'ru'));
    await page.reload();
    await list(page).getByText('Фильтры (выбрано: 1)').waitFor();
    await boxes(page).first().check();
    await list(page).getByRole('button', { name: 'В корзину' }).click();
    await page
      .getByRole('dialog', { name: 'В корзину: 1' })
      .getByText(/30.дней/)
      .waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
