import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { deletePermanently } from '../support/browser/binInBrowser';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/**
 * Daily work of staff with the list of articles, with the real database and Blob store (requirements 2, 8).
 */

const { visit, site, forgive } = withBrowser();

const TITLE = 'Evening of Swahili poetry';
const COPY = `${TITLE} (copy)`;

/** Saves a draft with an image by the form. */
async function writeDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New article' }).first().click();
  await page.getByLabel('Title in English', { exact: true }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Text in English', exact: true }).fill('Poems and tea.');
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    canvas.getContext('2d')?.fillRect(0, 0, 320, 360);
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const buffer = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  await page.setInputFiles('#news-featured', {
    name: 'poetry.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await page.getByLabel('What the image shows, in English').fill('A poet');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(`${site}/admin/news`);
}

/** A button of one row by its action; its accessible name ends with the title. */
const button = (page: Page, action: string, title: string) =>
  page.getByRole('button', {
    name: new RegExp(`^${action} ?: ${title.replace(/[()]/g, '\\$&')}$`),
  });

const chooseAction = async (page: Page, action: string, title: string) => {
  await button(page, 'More', title).click();
  await button(page, action, title).click();
  if (action === 'Publish now' || action === 'Back to draft') {
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
  }
};

const moveToBin = async (page: Page, title: string) => {
  await chooseAction(page, 'Delete', title);
  await page.getByRole('button', { name: 'Delete article' }).click();
};

/** For each stored image, the titles of the articles that use it. */
const fileReferences = async (page: Page): Promise<string[][]> => {
  const all = await allFileReferences(page);
  return all.filter((titles) => titles.some((one) => one === TITLE || one === COPY));
};

const allFileReferences = (page: Page): Promise<string[][]> =>
  page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('embassy-session') ?? '{}');
    const headers = { authorization: `Bearer ${session.access_token}` };
    const { blobs } = await (await fetch('/api/blob-list?prefix=news/', { headers })).json();
    return blobs.map(({ usedBy }: { usedBy: { title: string }[] }) =>
      usedBy.map(({ title }) => title).sort(),
    );
  });

/** Deletes what is in the bin, because the files of the rehearsal share a database; whether all was deleted. */
const clearBin = (page: Page): Promise<boolean> =>
  page.evaluate(async (apikey) => {
    const session = JSON.parse(localStorage.getItem('embassy-session') ?? '{}');
    const authorization = `Bearer ${session.access_token}`;
    const headers = { apikey, authorization, 'content-type': 'application/json' };
    const list = await fetch('/rest/v1/bin?select=item_kind:kind,item_id', { headers });
    const items: object[] = await list.json();
    const purge = async (item: object): Promise<unknown> => {
      const request = { method: 'POST', headers, body: JSON.stringify(item) };
      return (await fetch('/rest/v1/rpc/purge_from_bin', request)).json();
    };
    return (await Promise.all(items.map(purge))).every((isPurged) => isPurged === true);
  }, inject('publishableKey'));

describe('the list of articles', () => {
  it('publishes, unpublishes, duplicates, bins, restores and permanently deletes articles', async () => {
    const page = await openAsAdmin(visit, '/admin/news');
    await page.getByRole('button', { name: /^More/ }).first().waitFor();
    expect(await clearBin(page)).toBe(true);
    await writeDraft(page);

    await chooseAction(page, 'Publish now', TITLE);
    await page.getByText(`The article “${TITLE}” is on the site.`).waitFor();

    await chooseAction(page, 'Back to draft', TITLE);
    await page.getByText('It is no longer on the site.').waitFor();
    await chooseAction(page, 'Duplicate', TITLE);
    await page.getByText(`A copy is saved as a draft: “${COPY}”.`).waitFor();
    expect(await fileReferences(page)).toEqual([[TITLE, COPY]]);

    // Bin and undo.
    await moveToBin(page, TITLE);
    await page.getByText(`The article “${TITLE}” is in the bin.`).waitFor();
    await button(page, 'More', TITLE).waitFor({ state: 'detached' });
    expect(await fileReferences(page)).toEqual([[TITLE, COPY]]);
    await button(page, 'Undo', TITLE).click();
    await page.getByText(`The article “${TITLE}” is back as it was.`).waitFor();
    await button(page, 'More', TITLE).waitFor();

    // Bin, restore from there, and delete permanently; the duplicate still uses the image.
    await moveToBin(page, TITLE);
    await page.getByRole('link', { name: 'Open the bin' }).click();
    await button(page, 'Restore', TITLE).click();
    await page.getByText(`The article “${TITLE}” is back as it was.`).waitFor();
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await moveToBin(page, TITLE);
    await deletePermanently(page, TITLE);
    await page.getByText('News article and all images deleted successfully').waitFor();
    expect(await fileReferences(page)).toEqual([[COPY]]);
    // api/blob-delete returned 409 for the image that the duplicate uses.
    forgive(/status of 409/);

    await page.getByRole('link', { name: 'News', exact: true }).click();
    await moveToBin(page, COPY);
    await deletePermanently(page, COPY);
    // The file is deleted after the row.
    await expect.poll(() => fileReferences(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'News', exact: true }).click();
    await page.getByRole('button', { name: /^More/ }).first().waitFor();
    expect(await button(page, 'More', COPY).count()).toBe(0);
    await page.goto(`${site}/admin/log`);
    const activity = page.getByRole('region', { name: /^Articles/ }).getByRole('listitem');
    await expect
      .poll(() => activity.nth(0).textContent())
      .toMatch(/^poetry\.jpg.*deleted from the store/);
    expect(await activity.nth(1).textContent()).toMatch(/\(copy\).*deleted for good · you/);
  }, 120_000);
});
