import { Bytes } from './bytes';

/** The format of an image, as its first bytes show it (R5.2). */
export type ImageFormat =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'bmp'
  | 'tiff'
  | 'jxl'
  | 'ico'
  | 'svg';

export const HEAD_BYTES = 1024;

const SIGNATURES: [format: ImageFormat, at: number, text: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['bmp', 0, 'BM'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['jxl', 0, '\xff\x0a'],
  ['jxl', 4, 'JXL \r\n\x87\n'],
  ['ico', 0, '\0\0\x01\0'],
];

/**
 * Detects the format of an image by its first bytes, whatever its name and type say (R5.2); null
 * for any other file.
 * @param head the first {@link HEAD_BYTES} bytes of the file, or all of a shorter one
 */
export function imageFormatOf(head: Uint8Array): ImageFormat | null {
  const bytes = new Bytes(head);
  const match = SIGNATURES.find(([, at, text]) => bytes.text(at, text.length) === text);
  if (match) return match[0] === 'bmp' ? bmpOrNull(bytes) : match[0];
  if (bytes.text(4, 4) === 'ftyp') return isobmffFormat(bytes);
  return /^\s*(?:<\?xml[\s\S]*?)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*)?<svg[\s>]/.test(
    new TextDecoder().decode(head),
  )
    ? 'svg'
    : null;
}

/** Checks the header length too, because a text file can start with “BM”. */
const bmpOrNull = (bytes: Bytes): ImageFormat | null =>
  [12, 40, 52, 56, 64, 108, 124].includes(bytes.u32(14, true)) ? 'bmp' : null;

/** Distinguishes AVIF and HEIC by the brands of an ISO base media file; null for videos. */
function isobmffFormat(bytes: Bytes): ImageFormat | null {
  const length = Math.min(bytes.u32(0), bytes.length);
  const brands: string[] = [];
  for (let at = 8; at < length; at += 4) if (at !== 12) brands.push(bytes.text(at, 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:he(?:i[cxms]|v[cxms])|m(?:if|sf)1)$/.test(brand))
    ? 'heic'
    : null;
}
