import { Bytes } from './formats/bytes';
import { HEAD_BYTES, type ImageFormat, imageFormatOf } from './formats/imageFormat';
import { jpegMetadata } from './formats/jpeg';
import {
  emptyMetadata,
  gifMetadata,
  type ImageMetadata,
  isobmffMetadata,
  pngMetadata,
  webpMetadata,
} from './formats/metadata';
import { MAX_PIXELS } from './limits';
import { ImageError } from './types';

/**
 * Reads a file, and rejects by its bytes what cannot be decoded as an image (R5.2); name and MIME
 * type do not count.
 * @throws ImageError `empty` (0 bytes), `notImage`, `svg`, `damaged` (the file ends too early),
 *   `tooManyPixels` (above 50 million), or `unreadable` when the browser cannot read the file
 */
export async function inspect(file: Blob) {
  if (file.size === 0) throw new ImageError('empty');
  // Reads the head first, because a file that is not an image can have gigabytes.
  const format = imageFormatOf(await read(file.slice(0, HEAD_BYTES)));
  if (format === null) throw new ImageError('notImage');
  if (format === 'svg') throw new ImageError('svg');
  const bytes = await read(file);
  const metadata = readMetadata(format, bytes);
  if (metadata.truncated) throw new ImageError('damaged');
  if (metadata.width * metadata.height > MAX_PIXELS) throw new ImageError('tooManyPixels');
  return { metadata, bytes };
}

const READERS: Partial<Record<ImageFormat, (bytes: Bytes) => ImageMetadata>> = {
  jpeg: jpegMetadata,
  png: pngMetadata,
  gif: gifMetadata,
  webp: webpMetadata,
  avif: isobmffMetadata('avif'),
  heic: isobmffMetadata('heic'),
};

/** Of BMP, TIFF, JPEG XL, ICO and SVG the format alone. Fields past the end of a file are 0. */
export const readMetadata = (format: ImageFormat, all: Uint8Array): ImageMetadata =>
  READERS[format]?.(new Bytes(all)) ?? emptyMetadata(format);

async function read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    // The file was deleted or moved after its selection, or its drive was removed.
    throw new ImageError('unreadable', cause);
  }
}
