import type { Language } from '../../lib/i18n/languages';
import { imageKey } from '../../site/data/news/imageRefs';
import { type ImageText, type ImageTexts, imageTextOf } from '../../site/data/news/imageTexts';

/** An image of an article in its form. */
export interface ImageValue {
  /** URL in the store, or the path of an illustration of the site. */
  url: string;
  /** The file that was chosen in this form, so that cropping it again loses no quality. */
  source?: File;
  /** Key by which texts of the form refer to an image that has replaced another; otherwise it follows from `url`. */
  key?: string;
  /** Alternative text and caption in each language; `''` if not written. */
  texts: Record<Language, Required<ImageText>>;
}

/** The images of an article, with their texts in both languages (decision 0010). */
export interface NewsImages {
  featured: ImageValue | null;
  additional: ImageValue[];
}

/**
 * Returns a stored image as the value of a field.
 * @param texts of the article in each language (decision 0010); empty if it has none for the URL
 */
export const storedImage = (
  url: string,
  { en = {}, ru = {} }: Partial<Record<Language, ImageTexts>> = {},
): ImageValue => ({ url, texts: { en: imageTextOf(en, url), ru: imageTextOf(ru, url) } });

/** Returns the key by which texts of the form refer to an image: `k3f9…` in `![](image:k3f9…)`. */
export const imageKeyOf = ({ key, url }: Pick<ImageValue, 'key' | 'url'>): string =>
  key ?? imageKey(url);

export const languagesWithoutAlt = (
  { texts }: Pick<ImageValue, 'texts'>,
  among: readonly Language[],
): Language[] => among.filter((language) => texts[language].alt.trim() === '');
