import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/** Reads the metadata of a bitmap from its header. */
export const bmpMetadata = (bytes: Bytes): ImageMetadata => ({
  ...emptyMetadata('bmp'),
  width: bytes.u32(18, true),
  // Negative when rows are stored top-down.
  height: Math.abs(bytes.u32(22, true) | 0),
});
