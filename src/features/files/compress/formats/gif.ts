import type { Bytes } from './bytes';
import { bare, type Facts } from './facts';

const PICTURE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

export function gifFacts(bytes: Bytes): Facts {
  const { pictures, complete } = blocks(bytes);
  return {
    ...bare('gif'),
    width: bytes.u16(6, true),
    height: bytes.u16(8, true),
    animated: pictures > 1,
    // Many programs leave the last byte out; a picture without its first block is cut.
    cut: !complete && pictures === 0,
  };
}

/** Bytes of a colour table, by the flags that announce it. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function blocks(bytes: Bytes): { pictures: number; complete: boolean } {
  let pictures = 0;
  let at = 13 + colours(bytes.u8(10));
  while (at < bytes.length) {
    const block = bytes.u8(at);
    if (block === TRAILER) return { pictures, complete: true };
    if (block === EXTENSION) at = afterChain(bytes, at + 2);
    else if (block === PICTURE) {
      pictures += 1;
      at = afterChain(bytes, at + 11 + colours(bytes.u8(at + 9)));
    } else break;
  }
  return { pictures, complete: false };
}

/** Data comes in pieces of up to 255 bytes, each behind its length; length 0 ends them. */
function afterChain(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes.u8(at) !== 0) at += bytes.u8(at) + 1;
  return at + 1;
}
