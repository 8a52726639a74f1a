import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/**
 * Reads width and height in pixels from the header (BITMAPINFOHEADER) of a BMP; never animated, truncated or
 * rotated. A truncated file does not throw; a size past its end is 0.
 */
export const bmpMetadata = (bytes: Bytes): ImageMetadata => ({
  ...emptyMetadata('bmp'),
  width: bytes.u32(18, true),
  // Negative when rows are stored top-down.
  height: Math.abs(bytes.u32(22, true) | 0),
});
