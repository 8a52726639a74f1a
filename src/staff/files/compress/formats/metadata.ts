import type { Bytes } from './bytes';
import type { ImageFormat } from './imageFormat';

/** Read from the bytes of an image, before it is decoded. */
export interface ImageMetadata {
  format: ImageFormat;
  /** Pixels as stored, before the EXIF orientation; 0 if not read for this format. */
  width: number;
  height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: number;
  animated: boolean;
  /** The file ends too early. */
  truncated: boolean;
}

export const emptyMetadata = (format: ImageFormat): ImageMetadata => ({
  format,
  width: 0,
  height: 0,
  orientation: 1,
  animated: false,
  truncated: false,
});

/**
 * Width and height from IHDR; `animated` when acTL has more than one frame; `truncated` without the
 * closing IEND chunk.
 */
export function pngMetadata(bytes: Bytes): ImageMetadata {
  let animated = false;
  let complete = false;
  for (let at = 8; at + 12 <= bytes.length && !complete; at += 12 + bytes.u32(at)) {
    const type = bytes.text(at + 4, 4);
    if (type === 'acTL') animated = bytes.u32(at + 8) > 1;
    if (type === 'IEND') complete = true;
  }
  const [width, height] = [bytes.u32(16), bytes.u32(20)];
  return { ...emptyMetadata('png'), width, height, animated, truncated: !complete };
}

/**
 * Reads the first chunk: width and height from `VP8X`, `VP8L` or `VP8 `, which encode them
 * differently; `animated` only from the flag of `VP8X`; `truncated` when the RIFF header announces
 * more bytes than the file has.
 */
export function webpMetadata(bytes: Bytes): ImageMetadata {
  const metadata = { ...emptyMetadata('webp'), truncated: bytes.u32(4, true) + 8 > bytes.length };
  const chunk = bytes.text(12, 4);
  if (chunk === 'VP8X') {
    const animated = (bytes.u8(20) & 2) !== 0;
    return { ...metadata, animated, width: bytes.u24(24) + 1, height: bytes.u24(27) + 1 };
  }
  if (chunk === 'VP8L') {
    const bits = bytes.u32(21, true);
    return { ...metadata, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { ...metadata, width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff };
}

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** `animated` with a second image block; `truncated` when the file ends before its first. */
export function gifMetadata(bytes: Bytes): ImageMetadata {
  const { images, complete } = countImages(bytes);
  return {
    ...emptyMetadata('gif'),
    width: bytes.u16(6, true),
    height: bytes.u16(8, true),
    animated: images > 1,
    // A missing trailer alone is common, so only a file without any image block counts as truncated.
    truncated: !complete && images === 0,
  };
}

/** Bytes of a colour table, by its packed flags. */
const colourTableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function countImages(bytes: Bytes): { images: number; complete: boolean } {
  let images = 0;
  let at = 13 + colourTableSize(bytes.u8(10));
  while (at < bytes.length) {
    const block = bytes.u8(at);
    if (block === TRAILER) return { images, complete: true };
    if (block === EXTENSION) at = skipSubBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      images += 1;
      at = skipSubBlocks(bytes, at + 11 + colourTableSize(bytes.u8(at + 9)));
    } else break;
  }
  return { images, complete: false };
}

/** The offset after a chain of sub-blocks, each preceded by its length; length 0 ends the chain. */
function skipSubBlocks(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.u8(at) !== 0) at += bytes.u8(at) + 1;
  return at + 1;
}

/**
 * AVIF or HEIC: width and height from the largest `ispe` box within the first 16 kB, which is
 * searched for without parsing the nesting; 0 × 0 without one. `animated` for the brand `avis`;
 * never `truncated`.
 */
export const isobmffMetadata =
  (format: 'avif' | 'heic') =>
  (bytes: Bytes): ImageMetadata => {
    const head = bytes.text(0, Math.min(bytes.length, 16_384));
    let [width, height] = [0, 0];
    for (let at = head.indexOf('ispe'); at !== -1; at = head.indexOf('ispe', at + 4)) {
      const [w, h] = [bytes.u32(at + 8), bytes.u32(at + 12)];
      // A large image consists of tiles, so the largest size is that of the whole image.
      if (w * h > width * height) [width, height] = [w, h];
    }
    return { ...emptyMetadata(format), width, height, animated: bytes.text(8, 4) === 'avis' };
  };
