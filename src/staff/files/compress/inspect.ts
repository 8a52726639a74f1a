import { imageSize } from 'image-size';
import { MAX_PIXELS } from './limits';
import { ImageError } from './types';

/** Contains the header of every image; phones store a map of the depth, of a few megabytes, before it. */
const HEAD_BYTES = 16 * 1024 * 1024;

/**
 * Reads the format of an image from its first bytes (R5.2), and rejects what would take too much memory to decode. Name and MIME
 * type do not count.
 * @returns the format as `image-size` names it, such as `jpg`; null if the header of an image is damaged
 * @throws ImageError `empty` (0 bytes), `notImage`, `svg`, `tooManyPixels` (above 50 million), or `unreadable` when the browser
 *   cannot read the file
 */
export async function formatOf(file: Blob): Promise<string | null> {
  if (file.size === 0) throw new ImageError('empty');
  const header = readHeader(await readBytes(file.slice(0, HEAD_BYTES)));
  if (header?.type === 'svg') throw new ImageError('svg');
  if (header && header.width * header.height > MAX_PIXELS) throw new ImageError('tooManyPixels');
  return header?.type ?? null;
}

/**
 * Reads the bytes of a file.
 * @throws ImageError `unreadable` if the file was deleted or moved after its selection, or its drive was removed
 */
export async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    throw new ImageError('unreadable', cause);
  }
}

function readHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch (cause) {
    const message = String(cause);
    if (message.includes('unsupported file type')) throw new ImageError('notImage', cause);
    if (message.includes('SVG')) throw new ImageError('svg', cause);
    return null;
  }
}
