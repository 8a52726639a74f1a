import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pressByKeyboard, tabTo } from '../support/browser/access';
import { adminRest } from '../support/browser/adminRest';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** A notice from writing to its end, and its duplicate, with the real database; staff use the keyboard alone. */

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

/** Changes the end of the notice by the REST API, because the form has no seconds. */
async function endIn(seconds: number): Promise<void> {
  const rest = await adminRest();
  const ends_at = new Date(Date.now() + seconds * 1000).toISOString();
  await rest('PATCH', `notices?title=eq.${encodeURIComponent(TITLE)}`, { ends_at });
}

describe('a notice', () => {
  it('is written, read in both languages, ends by itself and is duplicated', async () => {
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

    await endIn(3);
    await expect
      .poll(
        async () => {
          await visitor.goto(site);
          // The prerendered notices are those of the latest build, until the database has responded.
          await visitor.waitForLoadState('networkidle');
          return notices.getByRole('link', { name: TITLE }).count();
        },
        { timeout: 20_000 },
      )
      .toBe(0);

    await page.goto(`${site}/admin/notices`);
    const panel = page.getByRole('region', { name: 'Notices' });
    await panel.getByRole('button', { name: /^More/ }).first().waitFor();
    await tabTo(page, panel.getByLabel('Status'));
    await page.keyboard.type('End');
    await page.waitForURL(`${site}/admin/notices?notices-filter=ended`);
    await panel.getByRole('rowheader', { name: new RegExp(`^${TITLE}`) }).waitFor();
    expect(await axeProblems(page)).toEqual([]);

    await pressByKeyboard(page, 'button', `More : ${TITLE}`);
    await pressByKeyboard(page, 'button', `Duplicate : ${TITLE}`);
    await page.getByText(`A copy is saved as a draft: “${TITLE} (copy)”.`).waitFor();
    await pressByKeyboard(page, 'link', 'Edit the copy');
    await page.getByLabel('Title in English').waitFor();
    expect(await page.getByLabel('Title in English').inputValue()).toBe(`${TITLE} (copy)`);
    expect(await page.getByLabel('Title in Russian').inputValue()).toBe(`${RUSSIAN} (копия)`);
    expect(await page.locator('#notices-ends_at').inputValue()).toBe('');
    await page.getByRole('main').getByText('Draft', { exact: true }).first().waitFor();
  }, 90_000);
});
