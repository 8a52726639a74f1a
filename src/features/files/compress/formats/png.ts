import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/**
 * Width and height from IHDR; `animated` when acTL has more than one frame; `truncated` without the
 * closing IEND chunk.
 */
export function pngMetadata(bytes: Bytes): ImageMetadata {
  let animated = false;
  let complete = false;
  for (let at = 8; at + 12 <= bytes.length && !complete; at += 12 + bytes.u32(at)) {
    const type = bytes.text(at + 4, 4);
    if (type === 'acTL') animated = bytes.u32(at + 8) > 1;
    if (type === 'IEND') complete = true;
  }
  const [width, height] = [bytes.u32(16), bytes.u32(20)];
  return { ...emptyMetadata('png'), width, height, animated, truncated: !complete };
}
