import { byLanguage, type Language, languages } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { type ImageTexts, imageAltAndCaption } from '../../../site/data/news/imageTexts';
import type { Item } from '../kind';
import { storedText } from '../rows';
import type { ImageValue, NewsImages } from './schema';

/** The images of an article, with their texts in both languages (decision 0010). */

/**
 * Returns an image as a field's value. Its texts are taken from the texts that the article stores
 * by URL in each language, and are empty without these.
 */
export const storedImage = (
  url: string,
  { en = {}, ru = {} }: Partial<Record<Language, ImageTexts>> = {},
): ImageValue => ({
  url,
  texts: { en: imageAltAndCaption(en, url), ru: imageAltAndCaption(ru, url) },
});

/** Returns what identifies an image in the list of a form, also after its file was replaced. */
export const imageId = ({ key, url }: Pick<ImageValue, 'key' | 'url'>): string => key ?? url;

const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** Returns the images of a stored article, with their texts in both languages. */
export function toImages(article: Item<'news'>): NewsImages {
  const { featured_image_url, image_texts, translated_image_texts } = article;
  const texts = byLanguage(
    (language) => (language === article.language ? image_texts : translated_image_texts) ?? {},
  );
  return {
    featured: featured_image_url ? storedImage(featured_image_url, texts) : null,
    additional: (article.additional_images ?? []).map((url) => storedImage(url, texts)),
  };
}

/**
 * Returns the texts of images in a language by URL, as a column stores them, without empty ones.
 */
export const toImageTexts = (images: NewsImages, language: Language): ImageTexts =>
  Object.fromEntries(
    allImages(images).flatMap(({ url, texts }) => {
      const alt = storedText(texts[language].alt);
      const caption = storedText(texts[language].caption);
      return alt || caption ? [[url, { ...(alt && { alt }), ...(caption && { caption }) }]] : [];
    }),
  );

/** Returns images as comparisons show them, a line for each: `flag.jpg · The flag · Флаг`. */
export const imageLines = (images: NewsImages): string =>
  allImages(images)
    .map(({ url, texts }) => {
      const written = languages.flatMap((one) => [
        texts[one].alt.trim(),
        texts[one].caption.trim(),
      ]);
      return [nameOfUrl(url), ...written].filter(Boolean).join(' · ');
    })
    .join('\n');
