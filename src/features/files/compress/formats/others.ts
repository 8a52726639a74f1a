import type { Bytes } from './bytes';
import { bare, type Facts } from './facts';

export function pngFacts(bytes: Bytes): Facts {
  let animated = false;
  let complete = false;
  for (let at = 8; at + 12 <= bytes.length && !complete; at += 12 + bytes.u32(at)) {
    const type = bytes.text(at + 4, 4);
    if (type === 'acTL') animated = bytes.u32(at + 8) > 1;
    if (type === 'IEND') complete = true;
  }
  return { ...bare('png'), width: bytes.u32(16), height: bytes.u32(20), animated, cut: !complete };
}

/** Sizes stand in a different place in each of the three sorts of WebP. */
export function webpFacts(bytes: Bytes): Facts {
  const facts = { ...bare('webp'), cut: bytes.u32(4, true) + 8 > bytes.length };
  const sort = bytes.text(12, 4);
  if (sort === 'VP8X') {
    const animated = (bytes.u8(20) & 2) !== 0;
    return { ...facts, animated, width: bytes.u24(24) + 1, height: bytes.u24(27) + 1 };
  }
  if (sort === 'VP8L') {
    const bits = bytes.u32(21, true);
    return { ...facts, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { ...facts, width: bytes.u16(26, true) & 0x3fff, height: bytes.u16(28, true) & 0x3fff };
}

/** The boxes of AVIF and HEIC nest; every size they name stands behind the letters `ispe`. */
export function boxFacts(bytes: Bytes, kind: 'avif' | 'heic'): Facts {
  const head = bytes.text(0, Math.min(bytes.length, 16_384));
  let [width, height] = [0, 0];
  for (let at = head.indexOf('ispe'); at !== -1; at = head.indexOf('ispe', at + 4)) {
    const [w, h] = [bytes.u32(at + 8), bytes.u32(at + 12)];
    // A large picture is made of tiles; the largest size is that of the whole.
    if (w * h > width * height) [width, height] = [w, h];
  }
  return { ...bare(kind), width, height, animated: bytes.text(8, 4) === 'avis' };
}

export const bmpFacts = (bytes: Bytes): Facts => ({
  ...bare('bmp'),
  width: bytes.u32(18, true),
  // Negative when the rows go from top to bottom.
  height: Math.abs(bytes.u32(22, true) | 0),
});
