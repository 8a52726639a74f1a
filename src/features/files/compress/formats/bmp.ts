import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

export const bmpMetadata = (bytes: Bytes): ImageMetadata => ({
  ...emptyMetadata('bmp'),
  width: bytes.u32(18, true),
  // Negative when the rows go from top to bottom.
  height: Math.abs(bytes.u32(22, true) | 0),
});
