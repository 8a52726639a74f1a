import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { toMoscowInput } from '../../src/lib/dates/moscowTime';
import { alertsOf, openWithClock, removeAlerts } from '../support/browser/alertsInBrowser';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Alerts: put up and taken down by staff, read by visitors; details in `alerts.thorough`. */

const { open, visit } = withBrowser();
afterEach(removeAlerts);

const MINUTE = 60_000;

/** Types the end into its field: date, then time. */
async function typeEnd(page: Page, end: Date): Promise<void> {
  const [year, month, day, hour, minute] = toMoscowInput(end).split(/[-T:]/);
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0');
  await page.getByLabel('Until, Moscow time').focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${hour12}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`);
}

it('an alert is put up by keyboard, reaches open pages in both languages within a minute, and is taken down by one press', async () => {
  const [visitor, russianVisitor] = await Promise.all(
    ['/consular/pets', '/ru/embassy'].map((path) => openWithClock(open, path)),
  );
  if (!visitor || !russianVisitor) throw new Error('two pages are open');
  const staff = await openAsAdmin(visit, '/admin/alerts/new');
  await staff.getByLabel('Level').focus();
  await staff.keyboard.type('Emergency');
  await staff.keyboard.press('Tab');
  await staff.keyboard.type('The Embassy is closed today.');
  await staff.keyboard.press('Tab');
  await staff.keyboard.insertText('Посольство сегодня закрыто.');
  await typeEnd(staff, new Date(Date.now() + 120 * MINUTE));
  await staff.getByRole('button', { name: 'Check and publish' }).press('Enter');
  expect(await axeProblems(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Publish alert' }).press('Enter');
  await staff.getByText(/The alert “The Embassy is closed today.” is published until/).waitFor();
  const live = staff.getByRole('region', { name: 'Alerts', exact: true });
  await live.waitFor();
  expect(await axeProblems(staff)).toEqual([]);

  expect(await alertsOf(visitor).count()).toBe(0);
  await Promise.all([visitor, russianVisitor].map((page) => page.clock.fastForward(MINUTE)));
  await alertsOf(visitor).getByText('Emergency: The Embassy is closed today.').waitFor();
  await alertsOf(russianVisitor, 'ru').getByText('Посольство сегодня закрыто.').waitFor();
  expect(await axeProblems(visitor)).toEqual([]);

  await live.getByRole('button', { name: /^End now/ }).click();
  await staff.getByText(/is down. It leaves open pages within a minute/).waitFor();
  await visitor.clock.fastForward(MINUTE);
  await alertsOf(visitor).waitFor({ state: 'detached' });
});
