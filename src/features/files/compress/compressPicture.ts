import imageCompression from 'browser-image-compression';
import { type Drawing, decode } from './decode';
import { draw, partOf, release, sizeOf } from './draw';
import { fingerprintOf } from './fingerprint';
import type { Facts } from './formats/facts';
import { withoutMetadata } from './formats/jpeg';
import { type Area, type Size, within } from './geometry';
import { inspect } from './inspect';
import { MAX_SIDE, STEPS } from './limits';
import { type CompressedPicture, type CompressOptions, PictureError } from './outcome';

/**
 * A file as a JPEG that is small enough to publish (spec 5, 9): upright, at most 1920 pixels, on a
 * white ground, without metadata. A JPEG that is all that already loses its metadata alone.
 * @throws PictureError
 */
export async function compressPicture(
  file: File,
  { maxBytes, frame }: CompressOptions,
): Promise<CompressedPicture> {
  const { facts, bytes } = await inspect(file);
  const fingerprint = await fingerprintOf(bytes);
  const drawing = await decode(file, facts);
  try {
    const small = frame ? null : asItIs(facts, bytes, sizeOf(drawing), maxBytes);
    const found = small ?? (await shrink(drawing, partOf(drawing, frame), file, maxBytes));
    const { blob, size } = found;
    return { file: named(file, blob), ...size, firstFrameOnly: facts.animated, fingerprint };
  } finally {
    drawing.bitmap.close();
  }
}

/** The picture as it is seen, at most `side` pixels long, to choose a part of it. */
export async function previewPicture(file: Blob, side: number): Promise<ImageBitmap> {
  const { facts } = await inspect(file);
  const drawing = await decode(file, facts);
  try {
    const size = within(sizeOf(drawing), side);
    const canvas = draw(drawing, partOf(drawing), size);
    const preview = await createImageBitmap(canvas);
    release(canvas);
    return preview;
  } finally {
    drawing.bitmap.close();
  }
}

interface Found {
  blob: Blob;
  size: Size;
}

/** What is good enough already, without its metadata; null when it has to be drawn anew. */
function asItIs(facts: Facts, bytes: Uint8Array, size: Size, maxBytes: number): Found | null {
  if (facts.kind !== 'jpeg' || facts.orientation !== 1) return null;
  if (Math.max(size.width, size.height) > MAX_SIDE) return null;
  const clean = withoutMetadata(bytes);
  if (!clean || clean.length > maxBytes) return null;
  return { blob: new Blob([clean], { type: 'image/jpeg' }), size };
}

async function shrink(drawing: Drawing, part: Area, file: File, maxBytes: number): Promise<Found> {
  for (const { side, quality } of STEPS) {
    const size = within(part, side);
    const canvas = draw(drawing, part, size);
    // The library knows of both kinds of canvas; its types know of one.
    const element = canvas as HTMLCanvasElement;
    const { name, lastModified } = file;
    const blob = await imageCompression.canvasToFile(
      element,
      'image/jpeg',
      name,
      lastModified,
      quality,
    );
    release(canvas);
    if (blob.size > 0 && blob.size <= maxBytes) return { blob, size };
  }
  throw new PictureError('stillTooLarge');
}

/** The name that the file came with, with the ending of what it is now. */
const named = ({ name, lastModified }: File, blob: Blob): File =>
  new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`, {
    type: 'image/jpeg',
    lastModified,
  });
