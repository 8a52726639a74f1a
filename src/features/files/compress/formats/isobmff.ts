import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/**
 * AVIF or HEIC: width and height from the largest `ispe` box within the first 16 kB, which is
 * searched for without parsing the nesting; 0 × 0 without one. `animated` for the brand `avis`;
 * never `truncated`.
 */
export const isobmffMetadata =
  (format: 'avif' | 'heic') =>
  (bytes: Bytes): ImageMetadata => {
    const head = bytes.text(0, Math.min(bytes.length, 16_384));
    let [width, height] = [0, 0];
    for (let at = head.indexOf('ispe'); at !== -1; at = head.indexOf('ispe', at + 4)) {
      const [w, h] = [bytes.u32(at + 8), bytes.u32(at + 12)];
      // A large image consists of tiles, so the largest size is that of the whole image.
      if (w * h > width * height) [width, height] = [w, h];
    }
    return { ...emptyMetadata(format), width, height, animated: bytes.text(8, 4) === 'avis' };
  };
