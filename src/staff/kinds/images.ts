import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { nameOfUrl } from '../../lib/urls/media';
import { imageKey, imageMarkdown, replaceImages } from '../../site/data/news/imageRefs';
import type { ImageTexts } from '../../site/data/news/imageTexts';
import { byLanguage, type Field, type Save } from './field';
import { type ImageValue, imageKeyOf, type NewsImages, storedImage } from './files';
import type { Row } from './kind';

/** Returns all images of an article, the featured one first. */
export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** Returns whether JSON is a value of the field, as far as forms read it. */
export function isImages(value: unknown): value is NewsImages {
  const { featured, additional }: Record<string, unknown> = Object(value);
  const isText = (text: unknown) => typeof text === 'string';
  const isImage = (image: unknown): boolean => {
    const { url, key, texts }: Record<string, unknown> = Object(image);
    const words = languages.flatMap((language) => {
      const { alt, caption } = Object(Object(texts)[language]);
      return [alt, caption];
    });
    return isText(url) && (key === undefined || isText(key)) && words.every(isText);
  };
  return (
    (featured === null || isImage(featured)) &&
    Array.isArray(additional) &&
    additional.every(isImage)
  );
}

function toImages(article: Row<'news'>): NewsImages {
  const { featured_image_url, image_texts, translated_image_texts } = article;
  const additional = article.additional_images ?? [];
  const texts = byLanguage(
    (language) => (language === article.language ? image_texts : translated_image_texts) ?? {},
  );
  return {
    featured: featured_image_url ? storedImage(featured_image_url, texts) : null,
    additional: additional.map((url) => storedImage(url, texts)),
  };
}

/** Returns the columns that a save stores of the images of an article. Texts are trimmed, and left out if empty. */
export function toImageColumns(
  { featured, additional }: NewsImages,
  { language, isTranslated }: Pick<Save, 'language' | 'isTranslated'>,
) {
  const all = allImages({ featured, additional });
  const textsIn = (one: Language): ImageTexts =>
    Object.fromEntries(
      all.flatMap((image) => {
        const { alt, caption } = image.texts[one];
        const texts = {
          ...(alt.trim() && { alt: alt.trim() }),
          ...(caption.trim() && { caption: caption.trim() }),
        };
        return Object.keys(texts).length > 0 ? [[image.url, texts]] : [];
      }),
    );
  return {
    featured_image_url: featured?.url ?? null,
    additional_images: additional.map(({ url }) => url),
    image_texts: textsIn(language),
    translated_image_texts: isTranslated ? textsIn(otherLanguage(language)) : {},
  };
}

/** Returns alternative text and caption of an image in a language, separated by a dot. */
export const textOf = ({ texts }: Pick<ImageValue, 'texts'>, language: Language): string =>
  [texts[language].alt.trim(), texts[language].caption.trim()].filter(Boolean).join(' · ');

/** Makes references to images of the form references to their URLs (decision 0037). */
export const withImageUrls = (markdown: string, value: NewsImages): string =>
  replaceImages(markdown, (key) => {
    const url = imageOf(value, key)?.url;
    return imageMarkdown(url ? imageKey(url) : key);
  });

/** Replaces each image of a text by its file name in brackets, for comparing two versions. */
export const withImageNames = (markdown: string, value: NewsImages): string =>
  replaceImages(markdown, (key) => {
    const image = imageOf(value, key);
    return `[${image ? nameOfUrl(image.url) : '…'}]`;
  });

const imageOf = (value: NewsImages, key: string) =>
  allImages(value).find((image) => imageKeyOf(image) === key);

export const images = {
  localized: false,
  columns: [
    'featured_image_url',
    'additional_images',
    'image_texts',
    'translated_image_texts',
  ] as const,
  control: 'images',
  empty: { featured: null, additional: [] },
  read: (_, item) => toImages(item as Row<'news'>),
  write: toImageColumns,
  text: (value) =>
    allImages(value)
      .map((image) =>
        [nameOfUrl(image.url), ...languages.map((one) => textOf(image, one))].join(' '),
      )
      .join('\n'),
} satisfies Field<NewsImages, false>;
