import { bmpMetadata } from './formats/bmp';
import { Bytes } from './formats/bytes';
import { gifMetadata } from './formats/gif';
import { HEAD, type ImageFormat, imageFormatOf } from './formats/imageFormat';
import { isobmffMetadata } from './formats/isobmff';
import { jpegMetadata } from './formats/jpeg';
import { emptyMetadata, type ImageMetadata } from './formats/metadata';
import { pngMetadata } from './formats/png';
import { webpMetadata } from './formats/webp';
import { MAX_PIXELS } from './limits';
import { ImageError } from './types';

interface Inspected {
  metadata: ImageMetadata;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a file and rejects what cannot become an image before any of it is decoded.
 * @throws ImageError
 */
export async function inspect(file: Blob): Promise<Inspected> {
  if (file.size === 0) throw new ImageError('empty');
  // The first bytes are enough to reject a video of two gigabytes.
  const kind = imageFormatOf(await read(file.slice(0, HEAD)));
  if (kind === null) throw new ImageError('notImage');
  if (kind === 'svg') throw new ImageError('svg');
  const bytes = await read(file);
  const metadata = readMetadata(kind, bytes);
  if (metadata.truncated) throw new ImageError('damaged');
  if (metadata.width * metadata.height > MAX_PIXELS) throw new ImageError('tooManyPixels');
  return { metadata, bytes };
}

const READERS: Partial<Record<ImageFormat, (bytes: Bytes) => ImageMetadata>> = {
  jpeg: jpegMetadata,
  png: pngMetadata,
  gif: gifMetadata,
  webp: webpMetadata,
  bmp: bmpMetadata,
  avif: isobmffMetadata('avif'),
  heic: isobmffMetadata('heic'),
};

/** The metadata of an image of a known kind. */
export const readMetadata = (kind: ImageFormat, all: Uint8Array): ImageMetadata =>
  READERS[kind]?.(new Bytes(all)) ?? emptyMetadata(kind);

async function read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    // Deleted or moved since it was chosen, or on a drive that was removed.
    throw new ImageError('unreadable', cause);
  }
}
