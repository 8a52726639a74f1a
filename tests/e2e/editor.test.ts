import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

const { visit } = withBrowser();

const staffPage = (path: string): Promise<Page> => openAsAdmin(visit, path);

it('text of an article is formatted by buttons and keys, and stored as Markdown', async () => {
  const page = await staffPage('/admin/news/new');
  await titleField(page).fill('A formatted article');
  await textField(page).click();
  const toolbar = page.getByRole('toolbar', { name: 'Format the text: English' });
  const link = toolbar.getByRole('button', { name: /^Link/ });
  expect(await link.getAttribute('aria-haspopup')).toBe('dialog');
  expect(await link.getAttribute('aria-pressed')).toBeNull();
  await toolbar.getByRole('button', { name: /^Heading/ }).click();
  await page.keyboard.type('Opening hours');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The counter is ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('closed');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' <script>alert(1)</script>, see ');
  await link.click();
  await page.getByLabel('Web address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Set link' }).click();
  await page.getByText('This is no web address').waitFor();
  await page.getByLabel('Web address').fill('example.org');
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

it('a letter after a link has been set neither replaces the word nor belongs to the link', async () => {
  const page = await staffPage('/admin/news/new');
  const text = textField(page);
  await text.click();
  await page.keyboard.type('Fees');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Link', exact: true }).first().click();
  await page.getByLabel('Web address').fill('/consular/fees');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The editor sets the caret a frame after the dialog has returned the focus.
  await page.waitForFunction(() => {
    const { isCollapsed, anchorOffset = 0 } = getSelection() ?? {};
    return document.activeElement?.role === 'textbox' && isCollapsed && anchorOffset > 0;
  });
  await page.keyboard.type('!');
  await text.getByText('Fees!').waitFor();
  expect(await text.getByRole('link').textContent()).toBe('Fees');
});
