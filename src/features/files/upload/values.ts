import type { Language } from '../../../lib/i18n/languages';
import { imageIdentity } from '../../../lib/text/imageRefs';
import { type ImageText, type ImageTexts, imageTextOf } from '../../../lib/text/imageTexts';
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
  /**
   * The identity by which texts of the article refer to the image, if it is not that of `url`: of a selected file, and
   * of one that replaces a stored image.
   */
  identity?: string;
  /** Alternative text and caption in each language; `''` where not written. */
  texts: Record<Language, Required<ImageText>>;
}

/** A document in a form: stored (`url`), or selected (`file`). */
export interface DocumentValue {
  id: string;
  url?: string;
  file?: File;
  /** The file name. */
  name: string;
}

/**
 * Returns the form value that represents a file: the name of a selected file, the URL of a stored one, an
 * empty text for null.
 */
export const fileValueOf = (file: DocumentValue | ImageValue | null): string =>
  file?.file?.name ?? file?.url ?? '';

let last = 0;

/** Returns an id that is unique in this tab until it is reloaded: `file-1`, `file-2`. */
export const newId = (): string => {
  last += 1;
  return `file-${last}`;
};

/**
 * Converts a stored image to the value of an image field, with a new id.
 * @param url store URL, or the path of an illustration of the site
 * @param texts the image texts of the article in each language (decision 0010); alternative text and caption
 *   are empty where it has none for the URL
 */
export const storedImage = (
  url: string,
  { en = {}, ru = {} }: Partial<Record<Language, ImageTexts>> = {},
): ImageValue => ({
  id: newId(),
  url,
  texts: { en: imageTextOf(en, url), ru: imageTextOf(ru, url) },
});

/** Returns the identity by which texts of the form refer to an image. */
export const identityOf = ({ identity, url = '' }: Pick<ImageValue, 'identity' | 'url'>): string =>
  identity ?? imageIdentity(url);

/** Returns the texts of an image that has none yet. */
export const noImageTexts = (): ImageValue['texts'] => ({
  en: { alt: '', caption: '' },
  ru: { alt: '', caption: '' },
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
