import { ImageError } from './types';

/** First bytes of the formats of images, as hexadecimal digits. */
const SIGNATURES: [format: string, digits: RegExp][] = [
  ['jpg', /^ffd8/],
  ['png', /^89504e47/],
  ['gif', /^47494638/],
  ['webp', /^52494646.{8}57454250/],
  // Four bytes of zero after the size, because a text may begin with “BM” too.
  ['bmp', /^424d.{8}0{8}/],
  ['heic', /^.{8}66747970(?:6865(?:69|76)|6d696631|6d736631)/],
  ['avif', /^.{8}6674797061766966/],
  ['tiff', /^(?:49492a00|4d4d002a)/],
  ['psd', /^38425053/],
  ['jp2', /^.{8}6a502020/],
  ['jxl', /^(?:ff0a|.{8}4a584c20)/],
  ['ico', /^00000100/],
];

/** The beginning of an SVG file: its root element, after declarations and comments. */
const SVG = /^(?:<[?!][^>]*>|\s)*<svg[\s>]/;

/**
 * Returns the format of an image, such as `jpg`, by its first bytes (R5.2). A name does not count.
 * @param type the declared MIME type; empty for a file whose ending the device does not know
 * @throws ImageError `pdf`, `svg`, or `notImage` for every other file that is no image
 */
export function imageFormat(bytes: Uint8Array, type: string): string {
  const start = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  const text = new TextDecoder().decode(bytes.subarray(0, 1000));
  if (text.startsWith('%PDF-')) throw new ImageError('pdf');
  if (SVG.test(text)) throw new ImageError('svg');
  const [format] = SIGNATURES.find(([, digits]) => digits.test(start.join(''))) ?? [];
  const isDeclared = type === '' || type.startsWith('image/');
  if (!format || !isDeclared) throw new ImageError('notImage');
  return format;
}
