import { describe, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

describe('date calculators', () => {
  it('reject a date that does not exist', async () => {
    const page = await visit('/ru/consular/pets');
    const departure = page.getByLabel('День отъезда');
    await departure.pressSequentially('02302027');
    await page.getByRole('button', { name: 'Показать даты' }).click();
    await page.getByText('Такой даты нет. Проверьте день и месяц.').waitFor();
  });
});
