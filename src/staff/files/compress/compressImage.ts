import { type DecodedImage, decode } from './decode';
import { draw, encode, partOf, release, sizeOf } from './draw';
import { withoutMetadata } from './formats/jpeg';
import type { ImageMetadata } from './formats/metadata';
import { fitWithin, type PixelRect, type Size } from './geometry';
import { inspect } from './inspect';
import { COMPRESSION_STEPS, MAX_SIDE } from './limits';
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
    const stripped = crop ? null : strip(metadata, bytes, sizeOf(image), maxBytes);
    const { blob, size } = stripped ?? (await shrink(image, partOf(image, crop), maxBytes));
    return { file: renamed(file, blob), ...size, firstFrameOnly: metadata.animated, fingerprint };
  } finally {
    image.bitmap.close();
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
    const canvas = draw(image, partOf(image), fitWithin(sizeOf(image), side));
    const preview = await createImageBitmap(canvas);
    release(canvas);
    return preview;
  } finally {
    image.bitmap.close();
  }
}

interface Compressed {
  blob: Blob;
  size: Size;
}

/** The same JPEG without its metadata; null when it has to be re-encoded. */
function strip(
  metadata: ImageMetadata,
  bytes: Uint8Array,
  size: Size,
  maxBytes: number,
): Compressed | null {
  if (metadata.format !== 'jpeg' || metadata.orientation !== 1) return null;
  if (Math.max(size.width, size.height) > MAX_SIDE) return null;
  const stripped = withoutMetadata(bytes);
  if (!stripped || stripped.length > maxBytes) return null;
  return { blob: new Blob([stripped], { type: 'image/jpeg' }), size };
}

async function shrink(image: DecodedImage, part: PixelRect, maxBytes: number): Promise<Compressed> {
  for (const { side, quality } of COMPRESSION_STEPS) {
    const size = fitWithin(part, side);
    const canvas = draw(image, part, size);
    const blob = await encode(canvas, quality);
    release(canvas);
    if (blob.size > 0 && blob.size <= maxBytes) return { blob, size };
  }
  throw new ImageError('stillTooLarge');
}

const renamed = ({ name, lastModified }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
    type: 'image/jpeg',
    lastModified,
  });

/**
 * Equal for files with equal bytes: the SHA-256 digest in hexadecimal digits. Over plain HTTP
 * `crypto.subtle` is undefined; there it is made of the length and the first and last 64 bytes, and
 * different files may have the same one.
 */
async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    const ends = [...bytes.subarray(0, 64), ...bytes.subarray(-64)];
    return `${bytes.length}:${ends.join('./')}`;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
