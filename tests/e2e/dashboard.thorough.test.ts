import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The lists and the dashboard: what a screen shows. */

const { visit } = withBrowser();

const list = (page: Page) => page.locator('main section');

async function openList(path: string, width: number): Promise<Page> {
  const page = await openAsAdmin(visit, path);
  await page.setViewportSize({ width, height: 800 });
  await list(page).locator('a[href*="/edit/"]').first().waitFor();
  return page;
}

describe('the list on a phone', () => {
  it('folds the filters, in both languages', async () => {
    const page = await openList('/admin/news', 390);
    await list(page).getByText('Filters').click();
    await list(page).getByLabel('Status').selectOption('draft');
    await list(page).getByText('Filters (1 set)').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('language', 'ru'));
    await page.reload();
    await list(page).getByText('Фильтры (выбрано: 1)').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('the dashboard', () => {
  it('shows news without scrolling on the screen of an office', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.setViewportSize({ width: 1366, height: 768 });
    const news = page.getByRole('region', { name: 'News on the site' }).getByRole('link').nth(3);
    await news.waitFor();
    const box = await news.boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
  });

  it.each([390, 360])(
    'has a bar of one row at %d px, with a menu in the viewport',
    async (width) => {
      const page = await openAsAdmin(visit, '/admin/dashboard');
      await page.evaluate(() => localStorage.setItem('language', 'ru'));
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: 'Объявления' }).waitFor();
      expect((await bar.boundingBox())?.height).toBeLessThan(70);
      await bar.getByRole('button', { name: /^Ваша учётная запись/ }).click();
      await bar.getByRole('link', { name: 'Выйти' }).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});
