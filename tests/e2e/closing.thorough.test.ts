import { afterEach, expect, it } from 'vitest';
import { addDays } from '../../src/lib/dates/calendarDay';
import { moscowDay } from '../../src/lib/dates/moscowTime';
import { alertsOf, openWithClock, removeAlerts } from '../support/browser/alertsInBrowser';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { open, visit } = withBrowser();
afterEach(removeAlerts);

it('the Embassy is closed for tomorrow in one form: visitors read it in both languages and in the hours, until it is undone', async () => {
  const russian = await openWithClock(open, '/ru/embassy');
  const staff = await openAsAdmin(visit, '/admin/dashboard');
  await staff
    .getByRole('main')
    .getByRole('link', { name: 'The Embassy is closed', exact: true })
    .click();
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByRole('link', { name: 'Enter the day.' }).click();
  await staff.getByLabel('Day', { exact: true }).fill(addDays(moscowDay(), 1));
  await staff.getByLabel('Reason in English').fill('a burst pipe');
  await staff.getByLabel('Reason in Russian').fill('авария водопровода');
  expect(await axeProblems(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Preview' }).click();
  const frame = staff.frameLocator('dialog iframe');
  await frame
    .getByRole('region')
    .getByText(/The Embassy is closed: .* a burst pipe\./)
    .waitFor();
  await staff.getByRole('dialog').getByRole('button', { name: 'Russian' }).click();
  await frame
    .getByRole('region')
    .getByText(/Посольство закрыто: .* авария водопровода\./)
    .waitFor();
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Publish' }).click();
  await staff.getByText(/^The site says that the Embassy is closed: /).waitFor();

  await russian.clock.fastForward(60_000);
  await alertsOf(russian, 'ru')
    .getByText(/авария водопровода/)
    .waitFor();
  await russian
    .getByRole('main')
    .getByText(/авария водопровода/)
    .first()
    .waitFor();

  await staff.getByRole('button', { name: /^Undo/ }).click();
  await staff.getByText(/^The site no longer says/).waitFor();
  await russian.clock.fastForward(60_000);
  await alertsOf(russian, 'ru').waitFor({ state: 'detached' });
  await russian
    .getByRole('main')
    .getByText(/авария водопровода/)
    .waitFor({ state: 'detached' });
});
