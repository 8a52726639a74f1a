import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import type { VisitOptions } from '../support/browser/sharedPage';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, forgive } = withBrowser();

const staffPage = (path: string, options?: VisitOptions): Promise<Page> =>
  openAsAdmin((at) => visit(at, options), path);

describe('while an article is written', () => {
  it('Markdown can be typed when the rich-text editor fails to load', async () => {
    const page = await staffPage('/admin/news/new', {
      prepare: (tab) => tab.route('**/TextEditor-*.js', (route) => route.abort()),
    });
    await page.getByText('The text editor could not be loaded').first().waitFor();
    forgive(/ERR_FAILED|TextEditor/);
    await titleField(page).fill('Typed plainly');
    await page.getByLabel('Text in English', { exact: true }).fill('A **bold** word.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft “Typed plainly” is saved').waitFor();
  });
});

describe('preview of an article', () => {
  it('shows the unsaved article as its page will look, at two widths', async () => {
    const page = await staffPage('/admin/news/new');
    await titleField(page).fill('Not saved yet');
    await textField(page).fill('Words for the preview.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.getByRole('heading', { level: 1, name: 'Not saved yet' }).waitFor();
    await frame.getByText('Words for the preview.').waitFor();
    await frame.getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toBe('/admin/news/new');
  });
});
