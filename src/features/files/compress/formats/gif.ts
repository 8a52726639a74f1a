import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

export function gifMetadata(bytes: Bytes): ImageMetadata {
  const { images, complete } = blocks(bytes);
  return {
    ...emptyMetadata('gif'),
    width: bytes.u16(6, true),
    height: bytes.u16(8, true),
    animated: images > 1,
    // Many programs omit the trailer; without a first image block the file is truncated.
    truncated: !complete && images === 0,
  };
}

/** Bytes of a colour table, by its packed flags. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function blocks(bytes: Bytes): { images: number; complete: boolean } {
  let images = 0;
  let at = 13 + colours(bytes.u8(10));
  while (at < bytes.length) {
    const block = bytes.u8(at);
    if (block === TRAILER) return { images, complete: true };
    if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      images += 1;
      at = afterSubBlocks(bytes, at + 11 + colours(bytes.u8(at + 9)));
    } else break;
  }
  return { images, complete: false };
}

/** Data stands in sub-blocks of up to 255 bytes, each behind its length; length 0 ends them. */
function afterSubBlocks(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.u8(at) !== 0) at += bytes.u8(at) + 1;
  return at + 1;
}
