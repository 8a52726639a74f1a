import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { featuredImage, isRed, photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The crop of an image in a real browser under the content security policy. */

const { visit } = withBrowser();

const openForm = () => openAsAdmin(visit, '/admin/news/new');

it('crop dialog cuts the part that was moved by keyboard out of the upright image', async () => {
  const page = await openForm();
  const square = await photo('square.jpg', { width: 1000, height: 1000, orientation: 6 });
  await page.setInputFiles('#news-featured', square);
  await page.getByRole('button', { name: 'Crop for lists' }).click();
  await page.getByLabel('Move the part that is shown').focus();
  await page.keyboard.press('Home');
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
