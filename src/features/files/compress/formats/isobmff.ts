import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

/** Reads the metadata of AVIF or HEIC. Searches for `ispe` boxes, which hold the sizes, without parsing the nesting. */
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
