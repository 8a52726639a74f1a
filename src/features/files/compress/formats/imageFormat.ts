import { Bytes } from './bytes';

/** The format of an image by its first bytes; its name and the type from the browser do not count. */
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

/** The number of bytes that `imageFormatOf` needs. */
export const HEAD = 1024;

const SIGNATURES: [kind: ImageFormat, at: number, text: string][] = [
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

/** The format of an image with these first bytes; null for every other file. */
export function imageFormatOf(head: Uint8Array): ImageFormat | null {
  const bytes = new Bytes(head);
  const found = SIGNATURES.find(([, at, text]) => bytes.text(at, text.length) === text);
  if (found) return found[0] === 'bmp' ? bmpKind(bytes) : found[0];
  if (bytes.text(4, 4) === 'ftyp') return isobmffKind(bytes);
  return /^\s*(?:<\?xml[\s\S]*?)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[\s\S]*?>\s*)?<svg[\s>]/.test(
    new TextDecoder().decode(head),
  )
    ? 'svg'
    : null;
}

/** A text may start with «BM» as well; a bitmap also has the length of its header. */
const bmpKind = (bytes: Bytes): ImageFormat | null =>
  [12, 40, 52, 56, 64, 108, 124].includes(bytes.u32(14, true)) ? 'bmp' : null;

/** Images in ISO base media files: AVIF, and HEIC of iPhones. */
function isobmffKind(bytes: Bytes): ImageFormat | null {
  const length = Math.min(bytes.u32(0), bytes.length);
  const brands: string[] = [];
  for (let at = 8; at < length; at += 4) if (at !== 12) brands.push(bytes.text(at, 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:he(?:i[cxms]|v[cxms])|m(?:if|sf)1)$/.test(brand))
    ? 'heic'
    : null;
}
