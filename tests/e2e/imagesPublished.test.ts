import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deletePermanently } from '../support/browser/binInBrowser';
import { DESKTOP, PHONE, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';
import { exif, withSegments } from '../support/fuzz/imageBytes';

/**
 * Images from selection to deletion: compressed, uploaded, published, replaced, deleted
 * (requirements 5, 7, 8, 9).
 */

const { open, site } = withBrowser();

const TITLE = 'A reception at the residence';

/** A photo of one hue with an EXIF orientation and a GPS position. */
async function photo(page: Page, name: string, hue: number, megapixels = 3, orientation = 1) {
  const dataUrl = await page.evaluate(
    ([degrees, width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      for (let index = 0; index < 400; index += 1) {
        context.fillStyle = `hsl(${degrees} ${20 + (index % 70)}% ${20 + (index % 60)}%)`;
        context.fillRect((index * 7919) % width, (index * 104_729) % height, 500, 300);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [hue, 4000 * Math.sqrt(megapixels / 12), 3000 * Math.sqrt(megapixels / 12)] as const,
  );
  const jpeg = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(withSegments(jpeg, exif(orientation))),
  };
}

interface StoredFile {
  pathname: string;
  url: string;
  size: number;
  usedBy: { title: string }[];
}

/** The stored files of news, as api/blob-list returns them. */
async function storedFiles(page: Page): Promise<StoredFile[]> {
  return page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('embassy-session') ?? '{}');
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await (await fetch('/api/blob-list?prefix=news/', { headers })).json()).blobs;
  });
}

const names = (files: StoredFile[]) =>
  files.map(({ pathname }) => pathname.replace(/^news\/|-\w{30}\.jpg$/g, '')).sort();

/** Moves the second image before the first by keyboard; the texts are announced. */
const keySteps = [
  ['Space', 'You have picked up Picture 2. It is number 2 of 7.'],
  ['ArrowUp', 'Picture 2 would be number 1 of 7.'],
  ['Space', 'Picture 2 is put down as number 1 of 7.'],
] as const;

const publish = async (page: Page, button: RegExp) => {
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/admin\/dashboard/);
};

describe('images of an article', () => {
  it('are published, replaced and deleted, and the store contains only files that rows use', async () => {
    const page = await openAsAdmin(open, '/admin/news/new');
    await page.getByLabel('Title in English', { exact: true }).fill(TITLE);
    await page
      .getByRole('textbox', { name: 'Text in English', exact: true })
      .fill('Many guests came.');
    await page.setInputFiles('#news-featured', await photo(page, 'Featured.jpg', 0, 12, 6));
    const seven = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const photos = [];
    for (const [index, name] of seven.entries())
      photos.push(await photo(page, `${name}.jpg`, index * 40));
    await page.setInputFiles('#news-additional', photos);
    await page.getByText('7 of 7').waitFor({ timeout: 60_000 });
    await page
      .getByLabel('What the picture shows, in English')
      .first()
      .fill('The ambassador greets guests');
    await page.getByRole('button', { name: 'Picture 2: Drag to another place' }).focus();
    for (const [key, announcement] of keySteps) {
      await page.keyboard.press(key);
      await page.getByText(announcement).waitFor({ state: 'attached' });
    }
    await page.getByLabel('YouTube video').fill('https://youtu.be/dQw4w9WgXcQ');
    await page.getByLabel('Status', { exact: true }).selectOption({ value: 'published' });
    await publish(page, /Publish/);

    const stored = await storedFiles(page);
    expect(names(stored)).toEqual([...seven, 'featured'].sort());
    expect(stored.every(({ size }) => size <= 512 * 1024)).toBe(true);
    expect(stored.every(({ usedBy }) => usedBy[0]?.title === TITLE)).toBe(true);
    const bytes = await (
      await page.request.get(new URL(stored[0]?.url ?? '').pathname.replace(/^/, `${site}/media`))
    ).body();
    expect([bytes.includes('Exif'), bytes.includes('55.7558')]).toEqual([false, false]);

    await page.goto(`${site}/news/a-reception-at-the-residence`);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.setViewportSize(PHONE);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBe(0);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${site}/admin/dashboard`);

    await page.getByRole('link', { name: new RegExp(`Edit.*${TITLE}`) }).click();
    const order = page.locator('ol > li strong');
    await order.first().waitFor();
    expect(await order.allTextContents()).toEqual(
      ['two', 'one', ...seven.slice(2)].map((name) => `${name}.jpg`),
    );
    expect(await page.getByLabel('What the picture shows, in English').first().inputValue()).toBe(
      'The ambassador greets guests',
    );
    const [first, second] = [page.locator('ol > li').nth(0), page.locator('ol > li').nth(1)];
    await first.getByLabel('Replace').setInputFiles(await photo(page, 'new.jpg', 300));
    await first.getByText('New: it is sent when you save.').waitFor();
    await second.getByRole('button', { name: 'Remove' }).click();
    await publish(page, /Save changes/);
    expect(names(await storedFiles(page))).toEqual(['new', ...seven.slice(2), 'featured'].sort());

    await page.getByRole('button', { name: new RegExp(`More.*${TITLE}`) }).click();
    await page.getByRole('button', { name: new RegExp(`Delete.*${TITLE}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await deletePermanently(page, TITLE);
    await page.getByText('News article and all images deleted successfully').waitFor();
    expect(await storedFiles(page)).toEqual([]);
  }, 180_000);
});
