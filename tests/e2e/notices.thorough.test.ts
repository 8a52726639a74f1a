import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pressByKeyboard, tabTo } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** A notice from writing to visitors, with the real database; staff use the keyboard alone. */

const { open, visit, site } = withBrowser();

const TITLE = 'The counter closes early today';
const RUSSIAN = 'Сегодня приём закончится раньше';

const typeIn = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

/** Types a date into an input with the field order of American English: month, day, year, time. */
async function typeDate(page: Page, id: string, [day, time]: [string, string]): Promise<void> {
  await tabTo(page, page.locator(id));
  await page.keyboard.type(day);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(time);
}

it('a notice is written by keyboard, read in both languages, and found by its state', async () => {
  const page = await openAsAdmin(visit, '/admin/notices/new');
  await page.getByLabel('Title in English').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await typeIn(page, 'Title in English', TITLE);
  await tabTo(page, page.getByRole('tab', { name: /^English/ }));
  await page.keyboard.press('ArrowRight');
  await typeIn(page, 'Title in Russian', RUSSIAN);
  await typeDate(page, '#notices-ends_at', ['06012099', '0600PM']);
  expect(await page.locator('#notices-ends_at').inputValue()).toBe('2099-06-01T18:00');
  await tabTo(page, page.getByLabel('Pin to the top of the list'));
  await page.keyboard.press('Space');
  await pressByKeyboard(page, 'button', 'Preview');
  const preview = page.frameLocator('iframe[title="Preview"]');
  await preview.getByRole('link', { name: RUSSIAN }).waitFor();
  await pressByKeyboard(page, 'button', 'English');
  await preview.getByRole('link', { name: TITLE }).waitFor();
  await page.keyboard.press('Escape');
  await pressByKeyboard(page, 'button', 'Publish now');
  await page
    .getByText(`The notice “${TITLE}” is on the site until 1 June 2099 at 18:00, Moscow time.`)
    .waitFor();

  const visitor = await open('/');
  const notices = visitor.getByRole('region', { name: 'Notices' });
  await notices.getByRole('link', { name: TITLE }).waitFor();
  await visitor.goto(`${site}/ru`);
  await visitor.getByRole('link', { name: RUSSIAN }).waitFor();

  await page.goto(`${site}/admin/notices`);
  const panel = page.getByRole('region', { name: 'Notices' });
  await panel.getByRole('button', { name: /^More/ }).first().waitFor();
  await tabTo(page, panel.getByLabel('Status'));
  await page.keyboard.type('On');
  await page.waitForURL(`${site}/admin/notices?notices-filter=shown`);
  await panel.getByRole('rowheader', { name: new RegExp(`^${TITLE}`) }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
}, 90_000);
