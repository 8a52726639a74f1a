import { describe, expect, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit } = withBrowser();

describe('the dashboard', () => {
  it('shows news without scrolling on the screen of an office', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.setViewportSize({ width: 1366, height: 768 });
    const news = page.getByRole('region', { name: 'News on the site' }).getByRole('link').nth(3);
    await news.waitFor();
    const box = await news.boundingBox();
    expect((box?.y ?? 768) + (box?.height ?? 0)).toBeLessThan(768);
  });

  it('has a bar of one row on a phone, with a menu in the viewport', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.evaluate(() => localStorage.setItem('language', 'ru'));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Объявления' }).waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThan(70);
    await bar.getByRole('button', { name: /^Ваша учётная запись/ }).click();
    await bar.getByRole('link', { name: 'Выйти' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });
});
