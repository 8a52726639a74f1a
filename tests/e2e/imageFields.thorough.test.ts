import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { featuredImage, isRed, photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/**
 * The image fields in a real browser under the content security policy: dragging and cropping.
 */

const { visit } = withBrowser();

const openForm = () => openAsAdmin(visit, '/admin/news/new');

it('additional images are reordered by pointer', async () => {
  const page = await openForm();
  const names = ['a.jpg', 'b.jpg', 'c.jpg'];
  await page.setInputFiles(
    '#news-additional',
    await Promise.all(names.map((name, index) => photo(name, { width: 600 + 10 * index }))),
  );
  await page.getByText('3 of 7').waitFor();
  const handle = (number: number) => page.getByTitle('Drag to another place').nth(number - 1);
  await handle(1).scrollIntoViewIfNeeded();
  const from = await handle(1).boundingBox();
  const to = await handle(2).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 10 });
  await page.mouse.up();
  const order = () => page.locator('ol > li strong').allTextContents();
  await expect.poll(order).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

it('crop dialog cuts the rectangle that was moved by keyboard out of the upright image', async () => {
  const page = await openForm();
  const square = await photo('square.jpg', { width: 1000, height: 1000, orientation: 6 });
  await page.setInputFiles('#news-featured', square);
  await page.getByRole('button', { name: 'Crop for lists' }).click();
  await page.getByRole('button', { name: 'Frame: move it with the arrow keys' }).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const size = async () => {
    const { width, height } = await sharp(await featuredImage(page)).metadata();
    return [width, height];
  };
  await expect.poll(size).toEqual([1000, 563]);
  // The red corner is at the top right.
  expect(await isRed(await featuredImage(page), 0.97, 0.03)).toBe(true);
});
