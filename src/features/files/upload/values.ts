import { type ImageTexts, imageTextOf } from '../../../lib/text/imageTexts';
import { nameOfUrl } from '../../../lib/urls/media';

/** An image in a form: stored (`url`) or chosen just now (`file`); a replaced one is only new. */
export interface ImageValue {
  /** The same for as long as the form is open. */
  id: string;
  url?: string;
  /** Compressed and ready to send. */
  file?: File;
  /** What it was made from, so that it can be cropped again without loss. */
  source?: File;
  /** Tells the same file chosen twice. */
  fingerprint?: string;
  alt: string;
  caption: string;
}

/** A document in a form, stored or chosen just now. */
export interface DocumentValue {
  id: string;
  url?: string;
  file?: File;
  /** File name. */
  name: string;
}

let last = 0;

/** An id for a value, different at each call. */
export const newId = (): string => {
  last += 1;
  return `file-${last}`;
};

/** A stored image as the value of a field, with what was written about it. */
export const storedImage = (url: string, texts: ImageTexts = {}): ImageValue => ({
  id: newId(),
  url,
  ...imageTextOf(texts, url),
});

export const storedDocument = (url: string): DocumentValue => ({
  id: newId(),
  url,
  name: nameOfUrl(url),
});
