import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/**
 * Reads width and height in pixels from the header of a BMP, at the offsets of BITMAPINFOHEADER; never
 * animated, truncated or rotated. Never throws: a field past the end of the file is read as 0.
 */
export const bmpMetadata = (bytes: Bytes): ImageMetadata => ({
  ...emptyMetadata('bmp'),
  width: bytes.u32(18, true),
  // Negative when rows are stored top-down.
  height: Math.abs(bytes.u32(22, true) | 0),
});
