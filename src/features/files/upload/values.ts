import { type ImageTexts, imageTextOf } from '../../../lib/text/imageTexts';
import { nameOfUrl } from '../../../lib/urls/media';

/** An image in a form: stored (`url`), or selected (`file`, which wins where both are set). */
export interface ImageValue {
  /** Stable while the form is open. */
  id: string;
  url?: string;
  /** Compressed, to be uploaded. */
  file?: File;
  /** The original file, so that cropping again loses no quality. */
  source?: File;
  /** Equal for files with equal content; detects a file that is selected twice. */
  fingerprint?: string;
  alt: string;
  caption: string;
}

/** A document in a form: stored (`url`), or selected (`file`). */
export interface DocumentValue {
  id: string;
  url?: string;
  file?: File;
  /** The file name. */
  name: string;
}

let last = 0;

/** Returns an id that is unique in this tab until it is reloaded: `file-1`, `file-2`. */
export const newId = (): string => {
  last += 1;
  return `file-${last}`;
};

/**
 * Converts a stored image to the value of an image field, with a new id.
 * @param url store URL, or the path of an illustration of the site
 * @param texts the `image_texts` of the article (decision 0010); alternative text and caption are empty where
 *   it has none for the URL
 */
export const storedImage = (url: string, texts: ImageTexts = {}): ImageValue => ({
  id: newId(),
  url,
  ...imageTextOf(texts, url),
});

/**
 * Converts the store URL of a document to the value of a document field, with a new id and the file name of
 * the URL.
 */
export const storedDocument = (url: string): DocumentValue => ({
  id: newId(),
  url,
  name: nameOfUrl(url),
});
