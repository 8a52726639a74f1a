import { type DecodedImage, decode } from './decode';
import { draw, encode, partOf, release, sizeOf } from './draw';
import { fingerprintOf } from './fingerprint';
import { withoutMetadata } from './formats/jpeg';
import type { ImageMetadata } from './formats/metadata';
import { fitWithin, type PixelRect, type Size } from './geometry';
import { inspect } from './inspect';
import { MAX_SIDE, STEPS } from './limits';
import { type CompressedImage, type CompressOptions, ImageError } from './types';

/**
 * Compresses a file to a JPEG that is small enough to publish (spec 5, 9): upright, at most 1920
 * pixels, on a white background, without metadata. A JPEG that has all this loses only its metadata.
 * @throws ImageError
 */
export async function compressImage(
  file: File,
  { maxBytes, crop }: CompressOptions,
): Promise<CompressedImage> {
  const { metadata, bytes } = await inspect(file);
  const fingerprint = await fingerprintOf(bytes);
  const image = await decode(file, metadata);
  try {
    const unchanged = crop ? null : strip(metadata, bytes, sizeOf(image), maxBytes);
    const { blob, size } = unchanged ?? (await shrink(image, partOf(image, crop), maxBytes));
    return { file: renamed(file, blob), ...size, firstFrameOnly: metadata.animated, fingerprint };
  } finally {
    image.bitmap.close();
  }
}

/** The image after its EXIF orientation, at most `side` pixels long, for the crop dialog. */
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

/** The same JPEG without its metadata; null when it has to be encoded again. */
function strip(
  metadata: ImageMetadata,
  bytes: Uint8Array,
  size: Size,
  maxBytes: number,
): Compressed | null {
  if (metadata.kind !== 'jpeg' || metadata.orientation !== 1) return null;
  if (Math.max(size.width, size.height) > MAX_SIDE) return null;
  const stripped = withoutMetadata(bytes);
  if (!stripped || stripped.length > maxBytes) return null;
  return { blob: new Blob([stripped], { type: 'image/jpeg' }), size };
}

async function shrink(image: DecodedImage, part: PixelRect, maxBytes: number): Promise<Compressed> {
  for (const { side, quality } of STEPS) {
    const size = fitWithin(part, side);
    const canvas = draw(image, part, size);
    const blob = await encode(canvas, quality);
    release(canvas);
    if (blob.size > 0 && blob.size <= maxBytes) return { blob, size };
  }
  throw new ImageError('stillTooLarge');
}

/** A JPEG under the name of the chosen file. */
const renamed = ({ name, lastModified }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
    type: 'image/jpeg',
    lastModified,
  });
