import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit } = withBrowser();

const staffPage = (path: string): Promise<Page> => openAsAdmin(visit, path);

it('text of an article can be edited with 100,000 characters', async () => {
  const page = await staffPage('/admin/news/new');
  await titleField(page).fill('A long article');
  await textField(page).click();
  await page.evaluate(() => {
    const data = new DataTransfer();
    const lines = Array.from({ length: 1000 }, (_, at) => `${at} ${'words '.repeat(16)}`);
    data.setData('text/plain', lines.join('\n\n'));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.type('The end, typed by hand.');
  await page.getByText('The end, typed by hand.').waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/admin\/news$/);
});
