import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { headingFocused, pressByKeyboard, tabTo } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

/** The main paths by keyboard alone: no pointer, and focus moves by Tab only. */

const { visit, site } = withBrowser();

const focused = (page: Page, id: string) =>
  page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);

describe('with the keyboard alone', () => {
  it('a visitor skips the menu and opens the page about a lost passport from the home page', async () => {
    const page = await visit('/');
    await pressByKeyboard(page, 'link', 'Skip to the content');
    await focused(page, 'content');
    await pressByKeyboard(page, 'link', 'My passport is lost or stolen');
    await pressByKeyboard(page, 'link', 'No, I need a new passport');
    await page.waitForURL(`${site}/consular/passports/lost`);
    await headingFocused(page, 'Lost passport');
    const boxes = page.getByRole('checkbox');
    await tabTo(page, boxes);
    await page.keyboard.press('Space');
    expect(await page.locator('input:checked').count()).toBe(1);
    expect(await page.locator('input:checked').evaluate((box) => box.matches(':focus'))).toBe(true);
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
    await page.waitForURL(/\/admin\/notices\/new\?id=/);

    const title = page.getByLabel('Title in English');
    await title.waitFor();
    await tabTo(page, title);
    await page.keyboard.type('The counter is closed on Friday');
    await pressByKeyboard(page, 'button', 'Publish now');
    await page.waitForURL(`${site}/admin/dashboard`);
    await page.getByText('The notice “The counter is closed on Friday” is on the site.').waitFor();
  });
});
