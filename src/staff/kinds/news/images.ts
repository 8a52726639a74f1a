import { byLanguage, type Language, languages } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { imageKey, imageMarkdown, replaceImages } from '../../../site/data/news/imageRefs';
import { type ImageTexts, imageAltAndCaption } from '../../../site/data/news/imageTexts';
import type { Item } from '../kind';
import { plain } from '../rows';
import type { ImageValue, NewsImages } from './schema';

/** The images of an article, with their texts in both languages (decision 0010). */

/** Returns a stored image as a field's value; `texts` are the article's in each language. */
export const storedImage = (
  url: string,
  { en = {}, ru = {} }: Partial<Record<Language, ImageTexts>> = {},
): ImageValue => ({
  url,
  texts: { en: imageAltAndCaption(en, url), ru: imageAltAndCaption(ru, url) },
});

/** Returns the key by which texts of the form refer to an image: `k3f9…` in `![](image:k3f9…)`. */
export const imageReference = ({ key, url }: Pick<ImageValue, 'key' | 'url'>): string =>
  key ?? imageKey(url);

/** Returns all images of an article, the featured one first. */
export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

export const languagesWithoutAlt = (
  { texts }: Pick<ImageValue, 'texts'>,
  among: readonly Language[],
): Language[] => among.filter((language) => texts[language].alt.trim() === '');

/** Returns the images of a stored article. */
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

/** Returns the texts of images in a language as a column stores them, without empty ones. */
export const toImageTexts = (images: NewsImages, language: Language): ImageTexts =>
  Object.fromEntries(
    allImages(images).flatMap(({ url, texts }) => {
      const alt = plain(texts[language].alt);
      const caption = plain(texts[language].caption);
      return alt || caption ? [[url, { ...(alt && { alt }), ...(caption && { caption }) }]] : [];
    }),
  );

const findImage = (images: NewsImages, key: string) =>
  allImages(images).find((image) => imageReference(image) === key);

/** Makes references to images of the form references to their URLs (decision 0037). */
export const withImageUrls = (markdown: string, images: NewsImages): string =>
  replaceImages(markdown, (key) => {
    const url = findImage(images, key)?.url;
    return imageMarkdown(url ? imageKey(url) : key);
  });

/** Replaces each image of a text by its file name in brackets, for comparing two versions. */
export const withImageNames = (markdown: string, images: NewsImages): string =>
  replaceImages(markdown, (key) => {
    const image = findImage(images, key);
    return `[${image ? nameOfUrl(image.url) : '…'}]`;
  });

/** Returns images as comparisons show them: a line of each, with its file name and its texts. */
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
