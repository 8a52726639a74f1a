import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface PhotoOptions {
  /** Pixels, as stored. */
  width?: number;
  height?: number;
  /** EXIF orientation, from 1 to 8. */
  orientation?: number;
}

/**
 * Returns a phone's photograph for a file input: a JPEG with grain, EXIF data with make and
 * position, and a red corner at the top left of the stored pixels, to show a rotation.
 */
export async function photo(
  name: string,
  { width = 640, height = 360, orientation = 1 }: PhotoOptions = {},
) {
  const corner = {
    width: width / 10,
    height: height / 10,
    channels: 3,
    background: 'red',
  } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const grain = { width, height, channels: 3, background: 'grey', noise } as const;
  const buffer = await sharp({ create: grain })
    .composite([{ input: { create: corner }, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Telephone', ImageDescription: '55.7558N 37.6173E' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Waits until an article's form shows its stored featured image, and returns its bytes. */
export async function featuredImage(page: Page): Promise<Buffer> {
  const field = page.getByRole('group', { name: /^Featured image/ });
  const path = await field.locator('img[src^="/media/"]').getAttribute('src');
  return (await page.request.get(new URL(path ?? '', page.url()).href)).body();
}

/** Whether a pixel is in the red corner of {@link photo}; `x` and `y` are fractions of the size. */
export async function isRed(image: Buffer, x: number, y: number): Promise<boolean> {
  const { width, height } = await sharp(image).metadata();
  const [left, top] = [Math.floor(x * width), Math.floor(y * height)];
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 });
  const [red = 0, green = 0] = await pixel.raw().toBuffer();
  return red > 200 && green < 80;
}
