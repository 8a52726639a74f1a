import type { Language } from '../../lib/i18n/languages';
import { nameOfUrl } from '../../lib/urls/media';
import { imageKey } from '../../site/data/news/imageRefs';
import { type ImageText, type ImageTexts, imageTextOf } from '../../site/data/news/imageTexts';

/** An image in a form: stored (`url`), or selected (`file`, which wins where both are set). */
export interface ImageValue {
  /** Id that is stable while the form is open; of a selected file also in its revision. */
  id: string;
  url?: string;
  /** Compressed file, to be uploaded. */
  file?: File;
  /** The original file, so that cropping again loses no quality. */
  source?: File;
  /** Text that is equal for files with equal content, to detect a file that is selected twice. */
  fingerprint?: string;
  /**
   * Key by which texts of the article refer to the image, of a selected file and of one that
   * replaces a stored image; otherwise it follows from `url`.
   */
  key?: string;
  /** Alternative text and caption in each language; `''` if not written. */
  texts: Record<Language, Required<ImageText>>;
}

/** A document in a form: stored (`url`), or selected (`file`). */
export interface DocumentValue {
  id: string;
  url?: string;
  file?: File;
  name: string;
}

export type FileValue = ImageValue | DocumentValue;

/** Scheme of the URL by which a revision names a selected file that is not uploaded yet: `upload:<id>/<name>`. */
const UPLOAD = 'upload:';

export const uploadUrl = ({ id, file }: FileValue): string =>
  `${UPLOAD}${id}/${encodeURIComponent(file?.name ?? '')}`;

/** Returns the id of a selected file from its URL; undefined for any other value. */
export const uploadId = (url: unknown): string | undefined =>
  typeof url === 'string' && url.startsWith(UPLOAD)
    ? url.slice(UPLOAD.length).split('/')[0]
    : undefined;

/** The images of an article, with their texts in both languages (decision 0010). */
export interface NewsImages {
  featured: ImageValue | null;
  additional: ImageValue[];
}

/** Returns the form value that represents a file: its name or URL; an empty text for null. */
export const fileValueOf = (file: DocumentValue | ImageValue | null): string =>
  file?.file?.name ?? file?.url ?? '';

/**
 * Returns a stored image as the value of a field, with a new id.
 * @param url store URL, or the path of an illustration of the site
 * @param texts of the article in each language (decision 0010); empty if it has none for the URL
 */
export const storedImage = (
  url: string,
  { en = {}, ru = {} }: Partial<Record<Language, ImageTexts>> = {},
): ImageValue => ({
  id: crypto.randomUUID(),
  url,
  texts: { en: imageTextOf(en, url), ru: imageTextOf(ru, url) },
});

/** Returns the key by which texts of the form refer to an image: `k3f9…` in `![](image:k3f9…)`. */
export const imageKeyOf = ({ key, url = '' }: Pick<ImageValue, 'key' | 'url'>): string =>
  key ?? imageKey(url);

export const noImageTexts = (): ImageValue['texts'] => ({
  en: { alt: '', caption: '' },
  ru: { alt: '', caption: '' },
});

/** Returns a stored document as the value of a field, with a new id. */
export const storedDocument = (url: string): DocumentValue => ({
  id: crypto.randomUUID(),
  url,
  name: nameOfUrl(url),
});

export const languagesWithoutAlt = (
  { texts }: Pick<ImageValue, 'texts'>,
  among: readonly Language[],
): Language[] => among.filter((language) => texts[language].alt.trim() === '');
