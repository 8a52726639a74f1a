import type { Bytes } from './bytes';
import { emptyMetadata, type ImageMetadata } from './metadata';

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** `animated` with a second image block; `truncated` when the file ends before its first. */
export function gifMetadata(bytes: Bytes): ImageMetadata {
  const { images, complete } = countImages(bytes);
  return {
    ...emptyMetadata('gif'),
    width: bytes.u16(6, true),
    height: bytes.u16(8, true),
    animated: images > 1,
    // A missing trailer alone is common, so only a file without any image block counts as truncated.
    truncated: !complete && images === 0,
  };
}

/** Bytes of a colour table, by its packed flags. */
const colourTableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function countImages(bytes: Bytes): { images: number; complete: boolean } {
  let images = 0;
  let at = 13 + colourTableSize(bytes.u8(10));
  while (at < bytes.length) {
    const block = bytes.u8(at);
    if (block === TRAILER) return { images, complete: true };
    if (block === EXTENSION) at = skipSubBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      images += 1;
      at = skipSubBlocks(bytes, at + 11 + colourTableSize(bytes.u8(at + 9)));
    } else break;
  }
  return { images, complete: false };
}

/** The offset after a chain of sub-blocks, each preceded by its length; length 0 ends the chain. */
function skipSubBlocks(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.u8(at) !== 0) at += bytes.u8(at) + 1;
  return at + 1;
}
