import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { open, visit } = withBrowser();

/** Fixes Date in the browser at an instant; timers keep running. */
const fixTime = (instant: string) => (page: Page) => page.clock.setFixedTime(new Date(instant));

describe('date calculators', () => {
  it('use the date in Moscow in a browser where it is still the day before', async () => {
    const page = await open('/consular/pets', {
      timezoneId: 'America/Los_Angeles',
      prepare: fixTime('2026-12-31T22:00:00Z'),
    });
    const issued = page.getByLabel('Day the permit is issued');
    await expect.poll(() => issued.inputValue()).toBe('2027-01-01');
    await page.getByLabel('Day of departure').fill('2026-12-31');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    await page.getByText('This date has passed.').waitFor();
  });

  it('reject a date that does not exist', async () => {
    const page = await visit('/ru/consular/pets');
    const departure = page.getByLabel('День отъезда');
    await departure.pressSequentially('02302027');
    await page.getByRole('button', { name: 'Показать даты' }).click();
    await page.getByText('Такой даты нет. Проверьте день и месяц.').waitFor();
  });
});
