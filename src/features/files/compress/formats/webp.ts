import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

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
