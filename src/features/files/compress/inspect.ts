import { Bytes } from './formats/bytes';
import { bare, type Facts } from './formats/facts';
import { gifFacts } from './formats/gif';
import { jpegFacts } from './formats/jpeg';
import { HEAD, type Kind, kindOf } from './formats/kind';
import { bmpFacts, boxFacts, pngFacts, webpFacts } from './formats/others';
import { MAX_PIXELS } from './limits';
import { PictureError } from './outcome';

export interface Inspected {
  facts: Facts;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a file and refuses what cannot become a picture before any of it is opened.
 * @throws PictureError
 */
export async function inspect(file: Blob): Promise<Inspected> {
  if (file.size === 0) throw new PictureError('empty');
  // Somebody may drop a film of two gigabytes: its first bytes are enough to refuse it.
  const kind = kindOf(await read(file.slice(0, HEAD)));
  if (kind === null) throw new PictureError('notImage');
  if (kind === 'svg') throw new PictureError('svg');
  const bytes = await read(file);
  const facts = factsOf(kind, bytes);
  if (facts.cut) throw new PictureError('damaged');
  if (facts.width * facts.height > MAX_PIXELS) throw new PictureError('tooManyPixels');
  return { facts, bytes };
}

/** What the bytes of a picture of that kind say of it. */
export function factsOf(kind: Kind, all: Uint8Array): Facts {
  const bytes = new Bytes(all);
  if (kind === 'jpeg') return jpegFacts(bytes);
  if (kind === 'png') return pngFacts(bytes);
  if (kind === 'gif') return gifFacts(bytes);
  if (kind === 'webp') return webpFacts(bytes);
  if (kind === 'bmp') return bmpFacts(bytes);
  return kind === 'avif' || kind === 'heic' ? boxFacts(bytes, kind) : bare(kind);
}

async function read(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (cause) {
    // Deleted or moved since it was chosen, or on a drive that is gone.
    throw new PictureError('unreadable', cause);
  }
}
