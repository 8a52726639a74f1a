import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/dates/calendarDay';
import { moscowToday } from '../../src/lib/dates/moscowTime';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** What staff state and what ends by itself, from the form to the page of a visitor. */

const { open, visit, site } = withBrowser();
const MINUTE = 60_000;

it('the trouble of a portal is stated in three presses, stands beside its link, and is taken back by one', async () => {
  const visitor = await open('/ru/consular/visa', {
    prepare: (page) => page.clock.install({ time: Date.now() }),
  });
  const staff = await openAsAdmin(visit, '/admin/facts');
  await staff.getByText('Portals that have trouble').click();
  await staff.getByRole('button', { name: /^It has trouble.*eTA portal/ }).click();
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByText(/^Saved: eTA portal/).waitFor();
  expect(await axeProblems(staff)).toEqual([]);

  const trouble = visitor.locator('#in-short').getByText(/^Портал eTA: сбои с/);
  await visitor.clock.fastForward(MINUTE);
  await trouble.waitFor();
  await visitor.emulateMedia({ media: 'print' });
  expect(await trouble.isVisible()).toBe(true);
  await visitor.emulateMedia({ media: 'screen' });
  expect(await axeProblems(visitor)).toEqual([]);

  await staff.getByRole('button', { name: /^It works again.*eTA portal/ }).click();
  await expect.poll(() => staff.getByText('No trouble stated').count()).toBe(4);
  await visitor.clock.fastForward(MINUTE);
  await trouble.waitFor({ state: 'detached' });
});

it('a visit of the consul is announced by staff, and read, found and put into a calendar by visitors', async () => {
  const first = addDays(moscowToday(), 10);
  const staff = await openAsAdmin(visit, '/admin/notices/new');
  await staff.getByLabel('Title in English').fill('Reception outside Moscow');
  await staff.getByLabel('The consul comes to another city').check();
  await staff.getByLabel('City in English').fill('Almaty');
  await staff.getByLabel('City in Russian').fill('Алматы');
  await staff.getByLabel('First day').fill(first);
  await staff.getByLabel(/^Last day/).fill(addDays(first, 1));
  await staff.getByLabel('Passports').check();
  expect(await axeProblems(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Publish now' }).click();
  await staff.getByText('The notice “Reception outside Moscow” is on the site until').waitFor();

  const page = await visit('/ru/consular/from-afar');
  const notice = page.locator('li', { hasText: 'Reception outside Moscow' });
  await notice.getByText('Алматы').waitFor();
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Добавить в календарь' }).click();
  expect((await download).suggestedFilename()).toBe('consul.ics');
  expect(await axeProblems(page)).toEqual([]);

  await page.goto(`${site}/ru/search?q=${encodeURIComponent('когда консул приедет в Алматы')}`);
  await page.getByRole('link', { name: 'Reception outside Moscow' }).click();
  await page.getByText('Алматы').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/ru/notices');
});
