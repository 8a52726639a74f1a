import { withoutMetadata } from './formats/jpeg';
import type { ImageMetadata } from './formats/metadata';
import { fitWithin, type PixelRect, type Size, toPixels } from './geometry';
import { inspect } from './inspect';
import { COMPRESSION_STEPS, MAX_PIXELS, MAX_SIDE } from './limits';
import { type CompressedImage, type CompressOptions, ImageError } from './types';

/**
 * Converts an image to an upright JPEG without metadata, of at most `maxBytes` bytes and 1920 pixels on its
 * longer side, on a white background (R9.22–R9.25). A JPEG that already fits loses only its metadata. The
 * file has the original's name with the extension `.jpg`: `Flag.png` → `Flag.jpg`.
 * @throws ImageError `empty`, `notImage`, `svg`, `heic`, `damaged`, `unreadable`, `tooManyPixels`,
 *   `stillTooLarge` after the last step of R9.24, or `failed` when memory is short; DOMException when
 *   encoding fails
 */
export async function compressImage(
  file: File,
  { maxBytes, crop }: CompressOptions,
): Promise<CompressedImage> {
  const { metadata, bytes } = await inspect(file);
  const fingerprint = await fingerprintOf(bytes);
  const image = await decode(file, metadata);
  try {
    const stripped = crop ? null : strip(metadata, bytes, image, maxBytes);
    const { blob, size } = stripped ?? (await shrink(image, toPixels(crop, image), maxBytes));
    return { file: renamed(file, blob), ...size, firstFrameOnly: metadata.animated, fingerprint };
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
  const { metadata } = await inspect(file);
  const image = await decode(file, metadata);
  try {
    return draw(image, toPixels(undefined, image), fitWithin(image, side)).transferToImageBitmap();
  } finally {
    image.close();
  }
}

/** What this browser cannot decode is `damaged` if all browsers support its format. */
async function decode(file: Blob, { format }: ImageMetadata): Promise<ImageBitmap> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      if (format === 'heic') throw new ImageError('heic', cause);
      const supported = ['jpeg', 'png', 'gif', 'webp'].includes(format);
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

interface Compressed {
  blob: Blob;
  size: Size;
}

/** The same JPEG without its metadata; null when it has to be re-encoded. */
function strip(
  metadata: ImageMetadata,
  bytes: Uint8Array,
  { width, height }: Size,
  maxBytes: number,
): Compressed | null {
  if (metadata.format !== 'jpeg' || metadata.orientation !== 1) return null;
  if (Math.max(width, height) > MAX_SIDE) return null;
  const stripped = withoutMetadata(bytes);
  if (!stripped || stripped.length > maxBytes) return null;
  return { blob: new Blob([stripped], { type: 'image/jpeg' }), size: { width, height } };
}

async function shrink(image: ImageBitmap, part: PixelRect, maxBytes: number): Promise<Compressed> {
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

async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
