import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/** Width and height at the offsets of BITMAPINFOHEADER. */
export const bmpMetadata = (bytes: Bytes): ImageMetadata => ({
  ...emptyMetadata('bmp'),
  width: bytes.u32(18, true),
  // Negative when rows are stored top-down.
  height: Math.abs(bytes.u32(22, true) | 0),
});
