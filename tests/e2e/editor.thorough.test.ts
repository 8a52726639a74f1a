import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site, forgive } = withBrowser();

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

describe('unsaved text', () => {
  it('the session can end in another tab without losing the text', async () => {
    // The first request with the ended session, from which the page learns of it.
    forgive(/403 \(Forbidden\)/);
    const page = await staffPage('/admin/news/new');
    await titleField(page).fill('Written on a train');
    await textField(page).fill('Through a tunnel.');
    const other = await page.context().newPage();
    await other.goto(`${site}/admin/dashboard`);
    await other.getByRole('button', { name: 'Your account' }).click();
    await other.getByRole('link', { name: 'Sign out' }).click();
    await other.getByText('You have signed out.').waitFor();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await titleField(page).inputValue()).toBe('Written on a train');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft “Written on a train” is saved').waitFor();
  });
});
