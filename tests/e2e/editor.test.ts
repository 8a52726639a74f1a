import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { withBrowser } from '../support/browser/browser';
import type { VisitOptions } from '../support/browser/sharedPage';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit, site, forgive } = withBrowser();

const staffPage = (path: string, options?: VisitOptions): Promise<Page> =>
  openAsAdmin((at) => visit(at, options), path);

const title = (page: Page) => page.getByLabel('Title in English', { exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text in English', exact: true });

async function create(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await text(page).fill('A first text.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/\/admin\/dashboard/);
}

const editPath = async (page: Page, name: string): Promise<string> => {
  const link = page.locator('#news').getByRole('link', { name });
  return (await link.getAttribute('href')) ?? '';
};

describe('text of an article', () => {
  it('is formatted by buttons and keys, and stored as Markdown', async () => {
    const page = await staffPage('/admin/news/new');
    await title(page).fill('A formatted article');
    await text(page).click();
    const toolbar = page.getByRole('toolbar', { name: 'Format the text: English' });
    await toolbar.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('Opening hours');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The counter is ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('closed');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' <script>alert(1)</script>, see ');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Set link' }).click();
    await page.getByText('This is no web address').waitFor();
    await page.getByLabel('Address', { exact: true }).fill('example.org');
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/rest\/v1\/news/.test(request.url()),
    );
    await page.getByRole('button', { name: 'Save draft' }).click();
    expect((await sent).postDataJSON().content).toBe(
      '## Opening hours\n\nThe counter is **closed** \\<script>alert(1)\\</script>, see [example.org](https://example.org)',
    );
    await page.getByText(/is saved. Only staff see it/).waitFor();
  });

  it('can be edited with 100,000 characters', async () => {
    const page = await staffPage('/admin/news/new');
    await title(page).fill('A long article');
    await text(page).click();
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
    await page.waitForURL(/\/admin\/dashboard/);
  });
});

describe('unsaved text', () => {
  it('is in the form again after the page was reloaded without saving', async () => {
    const page = await staffPage('/admin/news/new');
    await title(page).fill('Half an article');
    await text(page).fill('Half a text');
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => localStorage.getItem(key)?.includes('Half a text')),
    );
    await page.reload();
    await page.getByText(/You are going on with what you typed on/).waitFor();
    expect(await title(page).inputValue()).toBe('Half an article');
    await expect.poll(() => text(page).textContent()).toBe('Half a text');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/admin\/dashboard/);
    await page.goto(`${site}/admin/news/new`);
    await text(page).waitFor();
    expect(await title(page).inputValue()).toBe('');
  });

  it('does not overwrite a version saved in another tab without confirmation', async () => {
    const page = await staffPage('/admin/news/new');
    await create(page, 'Two at once');
    const path = await editPath(page, 'Two at once');
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(site + path);
      await expect.poll(() => title(tab).inputValue()).toBe('Two at once');
    }
    await title(page).fill('Saved first');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/admin\/dashboard/);

    await title(other).fill('Saved second');
    await other.getByRole('button', { name: 'Save draft' }).click();
    const dialog = other.getByRole('dialog', { name: /Saved elsewhere/ });
    await dialog.getByText(/Amina Otieno/).waitFor();
    const differences = dialog.getByRole('region', { name: 'Title in English' });
    await expect.poll(() => differences.textContent()).toMatch(/Saved.*first.*second/s);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await other.waitForURL(/\/admin\/dashboard/);
    await other.getByText('Saved second').first().waitFor();
  });
});

describe('while an article is written', () => {
  it('the connection can fail and the session can end in another tab without losing the text', async () => {
    const page = await staffPage('/admin/news/new');
    await title(page).fill('Written on a train');
    await text(page).fill('Through a tunnel.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('An error occurred while creating the news article').waitFor();
    await page.getByText('Check your internet connection').waitFor();
    await page.context().setOffline(false);
    forgive(/ERR_INTERNET_DISCONNECTED/);

    const other = await page.context().newPage();
    await other.goto(`${site}/admin/dashboard`);
    await other.getByRole('link', { name: 'Sign out' }).click();
    await other.getByText('You have signed out.').waitFor();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByLabel('E-mail or phone').fill(DEMO_ADMIN.email);
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
    await dialog.getByRole('button', { name: 'Sign in and go on' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Written on a train');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft “Written on a train” is saved').waitFor();
  });

  it('Markdown can be typed when the rich-text editor fails to load', async () => {
    const page = await staffPage('/admin/news/new', {
      prepare: (tab) => tab.route('**/TextEditor-*.js', (route) => route.abort()),
    });
    await page.getByText('The text editor could not be loaded').first().waitFor();
    forgive(/ERR_FAILED|TextEditor/);
    await title(page).fill('Typed plainly');
    await page.getByLabel('Text in English', { exact: true }).fill('A **bold** word.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft “Typed plainly” is saved').waitFor();
  });
});

describe('preview of an article', () => {
  it('shows the unsaved article as its page will look, at two widths', async () => {
    const page = await staffPage('/admin/news/new');
    await title(page).fill('Not saved yet');
    await text(page).fill('Words for the preview.');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.getByRole('heading', { level: 1, name: 'Not saved yet' }).waitFor();
    await frame.getByText('Words for the preview.').waitFor();
    // The preview of 1280 pixels is scaled down to fit.
    const frameFits = () =>
      page.locator('iframe[title="Preview"]').evaluate((element) => {
        const container = element.parentElement?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        return (
          container !== undefined && left >= container.left - 1 && right <= container.right + 1
        );
      });
    await expect.poll(frameFits).toBe(true);
    await page.getByRole('button', { name: 'Phone' }).click();
    await frame.getByRole('heading', { level: 1, name: 'Not saved yet' }).waitFor();
    const width = await frame.locator('html').evaluate((html) => html.clientWidth);
    expect(width).toBeLessThanOrEqual(390);
    await frame.getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toBe('/admin/news/new');
  });
});
