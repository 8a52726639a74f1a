import type { Bytes } from './bytes';

const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * The orientation (1 to 8, tag 0x0112 of IFD0) from the TIFF structure of an EXIF segment; 1, which
 * is upright, when it is missing or invalid.
 * @param tiff the bytes after `Exif\0\0`, which begin with `II` or `MM`
 */
export function exifOrientation(tiff: Bytes): number {
  const order = tiff.text(0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const little = order === 'II';
  const directory = tiff.u32(4, little);
  const count = tiff.u16(directory, little);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) break;
    if (tiff.u16(entry, little) !== ORIENTATION) continue;
    const value = tiff.u16(entry + 2, little) === SHORT ? tiff.u16(entry + 8, little) : 1;
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
