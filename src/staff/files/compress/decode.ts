import type { ImageMetadata } from './formats/metadata';
import { MAX_PIXELS } from './limits';
import { ImageError } from './types';

/** `orientation` is the EXIF orientation (1 to 8) that is still to be applied. */
export interface DecodedImage {
  bitmap: ImageBitmap;
  orientation: number;
}

/**
 * Decodes an image; of an animation, its first frame. The caller closes the bitmap.
 * @param metadata of the same file, from `inspect`
 * @throws ImageError `tooManyPixels` above 50 million; or, when this browser cannot decode the
 *   file, `heic`, `damaged` (JPEG, PNG, GIF and WebP, which all browsers support) or `unreadable`
 *   (any other format)
 */
export async function decode(file: Blob, metadata: ImageMetadata): Promise<DecodedImage> {
  const bitmap = await toBitmap(file, metadata);
  if (bitmap.width * bitmap.height > MAX_PIXELS) {
    bitmap.close();
    throw new ImageError('tooManyPixels');
  }
  const applied = metadata.orientation === 1 || (await appliesOrientation());
  return { bitmap, orientation: applied ? 1 : metadata.orientation };
}

async function toBitmap(file: Blob, { format }: ImageMetadata): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    if (format === 'heic') throw new ImageError('heic', cause);
    const supported = ['jpeg', 'png', 'gif', 'webp'].includes(format);
    throw new ImageError(supported ? 'damaged' : 'unreadable', cause);
  }
}

/** Two pixels side by side with EXIF orientation 6 (from blueimp's JavaScript-Load-Image, MIT). */
const ROTATED_JPEG =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wCEAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB' +
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAf/AABEIAAEAAgMBEQACEQEDEQH/xABKAAEAAAAAAAAAAAAA' +
  'AAAAAAALEAEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR' +
  'AxEAPwA/8H//2Q==';

let probe: Promise<boolean> | undefined;

/**
 * Whether `createImageBitmap()` applies the EXIF orientation by default. Probed, because browsers differ
 * and Chrome before 112, Firefox before 111 and Safari before 16 reject `imageOrientation: 'from-image'`.
 */
function appliesOrientation(): Promise<boolean> {
  probe ??= probeOrientation();
  return probe;
}

async function probeOrientation(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(ROTATED_JPEG), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const applied = bitmap.height === 2;
  bitmap.close();
  return applied;
}
