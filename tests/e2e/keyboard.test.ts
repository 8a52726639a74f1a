import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { tabTo } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

/** The main paths by keyboard alone: no pointer, and focus moves by Tab only. */

const { visit, site } = withBrowser();

/** Tabs to a link or button and presses Enter. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

const focused = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

const headingFocused = (page: Page, text: string) =>
  page.locator('h1:focus').filter({ hasText: text }).waitFor();

describe('with the keyboard alone', () => {
  it('a visitor skips the menu and opens the page about a lost passport from the home page', async () => {
    const page = await visit('/');
    await press(page, 'link', 'Skip to the content');
    await focused(page, 'content');
    await press(page, 'link', 'I have lost my passport');
    await page.waitForURL(`${site}/consular/passports/lost`);
    await headingFocused(page, 'Lost passport');
    const boxes = page.getByRole('checkbox');
    await tabTo(page, boxes);
    await page.keyboard.press('Space');
    expect(await page.locator('input:checked').count()).toBe(1);
    expect(await page.locator('input:checked').evaluate((box) => box.matches(':focus'))).toBe(true);
  });

  it('a visitor changes the language, uses the service finder and reads the news', async () => {
    const page = await visit('/consular');
    await press(page, 'button', 'RU: Русский');
    await page.waitForURL(`${site}/ru/consular`);
    await page.getByRole('heading', { level: 1, name: 'Консульские услуги' }).waitFor();
    const languageButton = page.getByRole('button', { name: 'RU: Русский' });
    expect(await languageButton.evaluate((element) => element.matches(':focus'))).toBe(true);

    await press(page, 'link', 'Я потерял паспорт или его украли');
    await page.waitForURL(`${site}/ru/consular?need=lost`);
    await press(page, 'link', /На этой неделе или\sв\sближайшее время/u);
    await page.waitForURL(`${site}/ru/consular?need=lost.soon`);

    await press(page, 'link', /^Посольство Республики Кения/);
    await page.waitForURL(`${site}/ru`);
    await press(page, 'button', 'Туризм в Кении');
    await page.keyboard.press('Escape');
    await press(page, 'link', 'Новости');
    await page.waitForURL(`${site}/ru/news`);
    // The home page, which shows articles too, stays until this one is rendered.
    await headingFocused(page, 'Новости');
    await tabTo(page, page.locator('main a[href^="/ru/news/"]'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ru\/news\/[a-z0-9-]+$/);
    await page.getByText(/^Опубликовано/).waitFor();
  });

  it('a staff member signs in and publishes a notice', async () => {
    const page = await visit('/admin');
    await tabTo(page, page.getByLabel('E-mail or phone'));
    await page.keyboard.type(DEMO_ADMIN.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(DEMO_ADMIN.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/admin/dashboard`);
    const create = page.getByRole('link', { name: 'New notice' });
    await create.first().waitFor();
    await tabTo(page, create);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/notices\/new\?copy=/);

    const title = page.getByLabel('Title in English');
    await title.waitFor();
    await tabTo(page, title);
    await page.keyboard.type('The counter is closed on Friday');
    await tabTo(page, page.getByLabel('Link', { exact: true }));
    await page.keyboard.type('https://mfa.go.ke');
    await press(page, 'button', 'Publish now');
    await page.waitForURL(`${site}/admin/dashboard#notices-list`);
    await page.getByText('The notice “The counter is closed on Friday” is on the site.').waitFor();
  });
});
