import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE, withBrowser } from '../support/browser/browser';
import { photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/**
 * Images from selection to deletion: compressed, uploaded, published, replaced, deleted
 * (requirements 5, 7, 8, 9).
 */

const { visit, site, forgive } = withBrowser();

const TITLE = 'A reception at the residence';

interface StoredFile {
  pathname: string;
  url: string;
  size: number;
  isUsed: boolean;
}

/** The stored images; all are of the article. */
async function storedFiles(page: Page): Promise<StoredFile[]> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('embassy-session') ?? '{}');
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await (await fetch('/api/blob-list?prefix=news/', { headers })).json()).blobs;
  });
}

const names = (files: StoredFile[]) =>
  files.map(({ pathname }) => pathname.replace(/^news\/|-\w{30}\.jpg$/g, '')).sort();

const publish = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/admin\/news$/);
};

it('images of an article are published, replaced and deleted, and the store has only files that rows and versions name', async () => {
  const page = await openAsAdmin(visit, '/admin/news/new');
  await page.getByLabel('Title in English', { exact: true }).fill(TITLE);
  await page
    .getByRole('textbox', { name: 'Text in English', exact: true })
    .fill('Many guests came.');
  const large = { width: 4000, height: 3000, orientation: 6 };
  await page.setInputFiles('#news-featured', await photo('Featured.jpg', large));
  const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const size = { width: 2000, height: 1500 };
  const photos = await Promise.all(seven.map((name) => photo(`${name}.jpg`, size)));
  await page.setInputFiles('#news-additional', photos);
  await page.getByText('7 of 7').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Preview' }).click();
  const previewed = page
    .frameLocator('iframe[title="Preview"]')
    .locator('img[src^="/media/news/"]');
  await expect.poll(() => previewed.count()).toBe(8);
  await page.getByRole('button', { name: 'Close' }).click();
  await page
    .getByLabel('What the image shows, in English')
    .nth(1)
    .fill('The ambassador greets guests');
  await page.getByRole('button', { name: 'Image 2: Move forward' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Image 2 is now number 1 of 7.').waitFor({ state: 'attached' });
  await page.getByLabel(/^Video/).fill('https://youtu.be/dQw4w9WgXcQ');
  await publish(page, 'Publish now');

  const stored = await storedFiles(page);
  expect(names(stored)).toEqual([...seven, 'featured'].sort());
  expect(stored.every(({ size }) => size <= 512 * 1024)).toBe(true);
  const bytes = await (
    await page.request.get(new URL(stored[0]?.url ?? '').pathname.replace(/^/, `${site}/media`))
  ).body();
  expect([bytes.includes('Exif'), bytes.includes('55.7558')]).toEqual([false, false]);

  await page.goto(`${site}/news/a-reception-at-the-residence`);
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  // Until the next build the page of the article has no file.
  forgive(/status of 404/);
  await page.setViewportSize(PHONE);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  await page.setViewportSize(DESKTOP);
  await page.goto(`${site}/admin/news`);

  const list = page.getByRole('region', { name: 'News', exact: true });
  await list.getByRole('link', { name: TITLE, exact: true }).click();
  const order = page.locator('ol > li strong');
  await order.first().waitFor();
  expect(await order.allTextContents()).toEqual(
    ['two', 'one', ...seven.slice(2)].map((name) => `${name}.jpg`),
  );
  const alt = page.getByLabel('What the image shows, in English').nth(2);
  expect(await alt.inputValue()).toBe('The ambassador greets guests');
  const [first, second] = [page.locator('ol > li').nth(0), page.locator('ol > li').nth(1)];
  await first.getByLabel('Replace').setInputFiles(await photo('new.jpg'));
  await first.getByText('new.jpg', { exact: true }).waitFor();
  await second.getByRole('button', { name: 'Remove' }).click();
  await publish(page, 'Publish changes');
  // With the replaced and the removed one, which the first version names.
  const used = (await storedFiles(page)).filter(({ isUsed }) => isUsed);
  expect(names(used)).toEqual(['new', ...seven, 'featured'].sort());

  await page.getByRole('button', { name: new RegExp(`Delete.*${TITLE}`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete/ })
    .click();
  await page.getByRole('link', { name: 'Open the bin' }).click();
  const named = page.getByRole('button', { name: /^Delete for good ?: / });
  await named.filter({ hasText: TITLE }).first().click();
  await page.getByRole('button', { name: 'Delete for good', exact: true }).click();
  await page.getByText('News article and all images deleted successfully').waitFor();
  expect(names(await storedFiles(page)).filter((name) => seven.includes(name))).toEqual([]);
}, 180_000);
