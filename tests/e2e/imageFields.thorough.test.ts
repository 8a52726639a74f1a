import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { imagePage } from '../support/browser/imagePageInBrowser';

/**
 * The image fields in a real browser under the content security policy: dragging and cropping.
 */

const open = imagePage();

const openFields = () => open('/?fields=en');

/** A photo generated in the page, as bytes. */
async function photoIn(page: Page, width = 1000, height = 1000): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    async ([w, h]) => {
      const blob = await window.tools.photo({ width: w, height: h });
      const reader = new FileReader();
      return new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(blob);
      });
    },
    [width, height] as const,
  );
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}

async function selectImages(page: Page, ...names: string[]): Promise<void> {
  const photos = await Promise.all(names.map((_, index) => photoIn(page, 600 + index, 400)));
  await page.setInputFiles(
    '#additional',
    names.map((name, index) => ({ name, mimeType: 'image/jpeg', buffer: photos[index] as Buffer })),
  );
  await page.waitForFunction(
    (count) => document.querySelectorAll('ol > li').length === count,
    names.length,
  );
}

const order = (page: Page) => page.getByTestId('order').textContent();

it('additional images are reordered by pointer', async () => {
  const page = await openFields();
  await selectImages(page, 'a.jpg', 'b.jpg', 'c.jpg');
  const handle = (number: number) =>
    page.getByRole('button', { name: `Image ${number}: Drag to another place` });
  await handle(1).scrollIntoViewIfNeeded();
  const from = await handle(1).boundingBox();
  const to = await handle(2).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toBe('b.jpg a.jpg c.jpg');
});

it('crop dialog cuts out the rectangle that was moved by keyboard', async () => {
  const page = await openFields();
  await page.setInputFiles('#featured', {
    name: 'square.jpg',
    mimeType: 'image/jpeg',
    buffer: await photoIn(page),
  });
  await page.getByRole('button', { name: 'Crop to 16:9' }).click();
  await page.getByRole('button', { name: 'Frame: move it with the arrow keys' }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const thumb = page.locator('fieldset').first().locator('img');
  await expect
    .poll(() => thumb.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1000, 563]);
  // The red corner is at the top.
  const red = await thumb.evaluate(async (img: HTMLImageElement) => {
    const blob = await new Promise<Blob>((resolve, reject) => {
      const canvas = new OffscreenCanvas(img.naturalWidth, img.naturalHeight);
      canvas.getContext('2d')?.drawImage(img, 0, 0);
      canvas.convertToBlob().then(resolve, reject);
    });
    return window.tools.colourAt(blob, 0.03, 0.03);
  });
  expect(red[0]).toBeGreaterThan(200);
  expect(red[1]).toBeLessThan(80);
});
