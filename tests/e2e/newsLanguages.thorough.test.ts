import { describe, expect, it } from 'vitest';
import { DESKTOP, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit } = withBrowser();

describe('an article in two languages', () => {
  it('is previewed in both before it is saved', async () => {
    const page = await openAsAdmin(visit, '/admin/news/new');
    await page.setViewportSize(DESKTOP);
    await page.getByLabel('Title in English', { exact: true }).fill('Tea evening');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Come.');
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    const frame = page.frameLocator('iframe[title="Preview"]');
    await preview.click();
    await frame.getByRole('heading', { name: 'Tea evening' }).waitFor();
    await page.getByRole('button', { name: 'Russian', exact: true }).click();
    await frame.getByText('Только на английском').waitFor();
    await frame.getByText(/^Опубликовано/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Russian/ }).click();
    await page.getByLabel('Title in Russian', { exact: true }).fill('Вечер чая');
    await page.getByRole('textbox', { name: 'Text in Russian' }).fill('Приходите.');
    await preview.click();
    await page.getByRole('button', { name: 'Russian', exact: true }).click();
    await frame.getByRole('heading', { name: 'Вечер чая' }).waitFor();
    expect(await frame.getByText('Только на английском').count()).toBe(0);
  });
});
