import { fitWithin, type PixelRect, type Size, toPixels } from './geometry';
import { formatOf, readBytes } from './inspect';
import { COMPRESSION_STEPS, MAX_PIXELS } from './limits';
import { type CompressedImage, type CompressOptions, ImageError } from './types';

/**
 * Converts an image to an upright JPEG without metadata, of at most `maxBytes` bytes and 1920 pixels on its
 * longer side, on a white background (R9.22–R9.25). The file has the original's name with the extension
 * `.jpg`: `Flag.png` → `Flag.jpg`.
 * @throws ImageError `empty`, `notImage`, `svg`, `heic`, `damaged`, `unreadable`, `tooManyPixels`,
 *   `stillTooLarge` after the last step of R9.24, or `failed` when memory is short; DOMException when
 *   encoding fails
 */
export async function compressImage(
  file: File,
  { maxBytes, crop }: CompressOptions,
): Promise<CompressedImage> {
  const format = await formatOf(file);
  const fingerprint = await fingerprintOf(file);
  const image = await decode(file, format);
  try {
    const { blob, size } = await shrink(image, toPixels(crop, image), maxBytes);
    return { file: renamed(file, blob), ...size, firstFrameOnly: format === 'gif', fingerprint };
  } finally {
    image.close();
  }
}

/**
 * Decodes an image upright, scaled down to at most `side` pixels on its longer side. The caller
 * closes the bitmap.
 * @throws the ImageErrors of {@link compressImage}, except `stillTooLarge`
 */
export async function previewImage(file: Blob, side: number): Promise<ImageBitmap> {
  const image = await decode(file, await formatOf(file));
  try {
    return draw(image, toPixels(undefined, image), fitWithin(image, side)).transferToImageBitmap();
  } finally {
    image.close();
  }
}

/**
 * Decodes an image, upright. The caller closes the bitmap.
 * @throws ImageError `heic`, `damaged` if all browsers support the format, otherwise `unreadable`; `tooManyPixels`
 */
async function decode(file: Blob, format: string | null): Promise<ImageBitmap> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      if (format === 'heic' || format === 'heif') throw new ImageError('heic', cause);
      const supported = format === null || ['jpg', 'png', 'gif', 'webp'].includes(format);
      throw new ImageError(supported ? 'damaged' : 'unreadable', cause);
    },
  );
  if (image.width * image.height <= MAX_PIXELS) return image;
  image.close();
  throw new ImageError('tooManyPixels');
}

/** Draws a part of an image, scaled to a canvas of `size` pixels, on white where it is transparent. */
function draw(image: ImageBitmap, { x, y, ...part }: PixelRect, size: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  // Browsers return none when memory is short.
  if (!context) throw new ImageError('failed');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas;
}

async function shrink(image: ImageBitmap, part: PixelRect, maxBytes: number) {
  for (const { side, quality } of COMPRESSION_STEPS) {
    const size = fitWithin(part, side);
    const canvas = draw(image, part, size);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    // Frees its memory, which Safari otherwise holds until garbage collection.
    canvas.width = 0;
    if (blob.size > 0 && blob.size <= maxBytes) return { blob, size };
  }
  throw new ImageError('stillTooLarge');
}

const renamed = ({ name, lastModified }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
    type: 'image/jpeg',
    lastModified,
  });

async function fingerprintOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await readBytes(file)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
