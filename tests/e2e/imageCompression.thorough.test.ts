import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { featuredImage, isRed, photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Image compression as built, in the worker of a real browser (requirements 5, 9). */

const { visit } = withBrowser();

const MAX_BYTES = 0.5 * 1024 * 1024;
const openForm = () => openAsAdmin(visit, '/admin/news/new');
const choose = (page: Page, name: string, buffer: Buffer | string, mimeType = 'image/jpeg') =>
  page.setInputFiles('#news-featured', { name, mimeType, buffer: Buffer.from(buffer) });

/** Returns the image that the form makes of a file. */
async function compressed(name: string, buffer: Buffer): Promise<Buffer> {
  const page = await openForm();
  await choose(page, name, buffer);
  return featuredImage(page);
}

const redCorners = (image: Buffer): Promise<boolean[]> =>
  Promise.all([0.03, 0.97].flatMap((y) => [0.03, 0.97].map((x) => isRed(image, x, y))));

describe('photo of 12 megapixels from a phone', () => {
  it('is upright, small enough and without EXIF, and is made by a worker of the site', async () => {
    const page = await openForm();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const size = { width: 4000, height: 3000, orientation: 6 };
    await page.setInputFiles('#news-featured', await photo('IMG 0001.JPG', size));
    await page.getByText('img-0001.jpg', { exact: true }).waitFor();
    const { origin } = new URL(page.url());
    expect(workers).toEqual([expect.stringMatching(`^${origin}/assets/worker-[^/]+$`)]);
    const image = await featuredImage(page);
    const { format, width, height } = await sharp(image).metadata();
    expect(format).toBe('jpeg');
    expect(['Exif', '55.7558', 'Telephone'].filter((word) => image.includes(word))).toEqual([]);
    expect(image.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(height).toBeGreaterThan(width);
    expect([1920, 1280, 1024]).toContain(height);
    expect(width).toBe(Math.round((height * 3) / 4));
    // Rotated by 90° clockwise, the red corner is at the top right.
    expect(await redCorners(image)).toEqual([false, true, false, false]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'looks as the camera meant it for EXIF orientation %i',
    async (orientation) => {
      const { name, buffer } = await photo('a.jpg', { width: 2400, height: 1200, orientation });
      const upright = await sharp(buffer).autoOrient().toBuffer();
      const corners = await redCorners(await compressed(name, buffer));
      expect(corners).toEqual(await redCorners(upright));
      expect(corners.filter(Boolean)).toHaveLength(1);
    },
  );
});

describe('images of other formats', () => {
  it('become JPEG on a white background where they were transparent', async () => {
    const page = await openForm();
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    const seal = sharp({ create: { width: 1600, height: 900, channels: 4, background } });
    await choose(page, 'seal.png', await seal.png().toBuffer());
    await page.getByText('seal.jpg', { exact: true }).waitFor();
    const { channels } = await sharp(await featuredImage(page)).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeGreaterThan(245);
  });
});

describe('compression', () => {
  it('rejects invalid files with the reason and continues with the next one', async () => {
    const page = await openForm();
    const { buffer: jpeg } = await photo('good.jpg', { width: 900, height: 600 });
    const broken = Buffer.from(jpeg).fill(0, 20, jpeg.length - 2);
    const huge = Buffer.from(jpeg);
    // 10,000 by 6,000 pixels.
    huge.set([0x17, 0x70, 0x27, 0x10], huge.indexOf(Buffer.from([0xff, 0xc0])) + 5);
    const invalid: [name: string, content: Buffer | string, problem: string][] = [
      ['empty.jpg', '', 'File "empty.jpg" is not an image'],
      ['broken.jpg', broken, 'File "broken.jpg" is not an image'],
      ['notes.jpg', 'Dear colleagues', 'File "notes.jpg" is not an image'],
      ['huge.jpg', huge, '“huge.jpg” has more than 50 megapixels'],
    ];
    for (const [name, content, problem] of invalid) {
      await choose(page, name, content);
      await page.getByText(problem).waitFor();
    }
    await choose(page, 'good.jpg', jpeg);
    expect((await featuredImage(page)).length).toBeGreaterThan(0);
  });

  it('can be cancelled and continues with the next image', async () => {
    const page = await openForm();
    // Never answered, so that its worker has to be terminated.
    await page.route(/\/worker-[\w-]+\.js$/, () => undefined, { times: 1 });
    await page.setInputFiles('#news-featured', await photo('first.jpg'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.setInputFiles('#news-featured', await photo('second.jpg'));
    await page.getByText('second.jpg', { exact: true }).waitFor();
  });
});

it('a stored image is cropped to 16:9 by one press', async () => {
  const page = await openForm();
  const square = await photo('square.jpg', { width: 1000, height: 1000, orientation: 6 });
  await page.setInputFiles('#news-featured', square);
  await page.getByRole('button', { name: 'Crop to 16:9' }).click();
  const size = async () => {
    const { width, height } = await sharp(await featuredImage(page)).metadata();
    return [width, height];
  };
  await expect.poll(size).toEqual([1000, 563]);
});
