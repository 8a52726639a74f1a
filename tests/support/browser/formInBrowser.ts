import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Fields of the form of an article. */
export const titleField = (page: Page) => page.getByLabel('Title in English', { exact: true });
export const textField = (page: Page) =>
  page.getByRole('textbox', { name: 'Text in English', exact: true });

/** The note that the server has the working copy. */
export const savedNote = (page: Page) =>
  page.locator('p:not([role])', { hasText: /^Kept at \d\d:\d\d/ });

/** The bar of a form that shows a working copy. */
export const copyBar = (page: Page) => page.getByRole('region', { name: 'Your working copy' });

/** Opens a form that shows a working copy. */
export async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await copyBar(page).waitFor();
  return page;
}

/** Ends the page as a crash of the browser does, without any event. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered, because the page is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** A JPEG of one hue, as a file input takes it. */
export async function photo(page: Page, name: string, hue: number) {
  const dataUrl = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = `hsl(${colour} 60% 50%)`;
    context?.fillRect(0, 0, 640, 360);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, hue);
  const buffer = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Selects a featured image. */
export async function choosePhoto(page: Page, name = 'poetry.jpg'): Promise<void> {
  await page.setInputFiles('#news-featured', await photo(page, name, 0));
  await imageText(page).waitFor();
}

/** The description of the first image. */
const imageText = (page: Page) => page.getByLabel(/^What the image shows/).first();

/** Waits until the device has a working copy with this text. */
export const untilStored = (page: Page, content: string, timeout: number): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), { timeout })
    .toContain(content);

/** Waits until the device and the server have a working copy with this text and its image. */
export const untilAutosaved = (page: Page, content: string, timeout: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const copies = Object.keys(localStorage)
            .filter((key) => key.startsWith('embassy-unsaved:'))
            .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]'));
          const isSent = copies.some((copy) => copy.sent && JSON.stringify(copy).includes(wanted));
          const opening = indexedDB.open('embassy-working-copies');
          await new Promise((done) => opening.addEventListener('success', done));
          const counting = opening.result.transaction('files').objectStore('files').count();
          await new Promise((done) => counting.addEventListener('success', done));
          opening.result.close();
          return isSent && counting.result > 0;
        }, content),
      { timeout },
    )
    .toBe(true);
