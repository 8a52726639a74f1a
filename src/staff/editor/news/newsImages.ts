import type { Language } from '../../../lib/i18n/languages';
import { imageKey, imageMarkdown, replaceImages } from '../../../lib/text/imageRefs';
import type { ImageText } from '../../../lib/text/imageTexts';
import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../data/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { type ImageValue, imageKeyOf, storedImage } from '../../files/upload/values';
import { newsUrls } from '../../items/item';
import type { FormFiles } from '../form/itemFormConfig';
import { byLanguage } from '../languages/languageFields';
import { imageTextsOf } from './newsTexts';

export const toImages = (article?: EditableNews): NewsImages => {
  const texts = imageTextsOf(article);
  return {
    featured: article?.featuredImageUrl ? storedImage(article.featuredImageUrl, texts) : null,
    additional: (article?.additionalImages ?? []).map((url) => storedImage(url, texts)),
  };
};

export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

export const imageFileNames = (images: NewsImages): string =>
  allImages(images).map(imageFileName).join('\n');

const imageFileName = ({ url, file, source }: Pick<ImageValue, 'url' | 'file' | 'source'>) =>
  (source ?? file)?.name ?? nameOfUrl(url ?? '');

/**
 * Makes references to images of the form references to the stored files (decision 0037).
 * @param urlOf the URL of an uploaded image by the id of its value; undefined for an image whose
 *   stored URL stays
 */
export const withStoredImages = (
  markdown: string,
  images: NewsImages,
  urlOf: (id: string) => string | undefined,
): string =>
  replaceImages(markdown, (key) => {
    const image = allImages(images).find((one) => imageKeyOf(one) === key);
    const url = image && (urlOf(image.id) ?? image.url);
    return imageMarkdown(url ? imageKey(url) : key);
  });

/** For comparing two versions: each image is its file name in brackets. */
export const withImageNames = (markdown: string, images: NewsImages): string =>
  replaceImages(markdown, (key) => {
    const image = allImages(images).find((one) => imageKeyOf(one) === key);
    return `[${image ? imageFileName(image) : '…'}]`;
  });

const isSame = (one: Required<ImageText>, other: Required<ImageText>): boolean =>
  one.alt === other.alt && one.caption === other.caption;

/** Texts of all images in a language, one line for each image that has any. */
export const imageTextLines = (images: NewsImages, language: Language): string =>
  allImages(images)
    .flatMap(({ texts, ...image }) => {
      const { alt, caption } = texts[language];
      const text = [alt.trim(), caption.trim()].filter(Boolean).join(' · ');
      return text ? [`${imageFileName(image)}: ${text}`] : [];
    })
    .join('\n');

/**
 * The images for a save over `stored`, a version that a colleague saved after `article` was opened.
 * Images that the form has not changed become those of `stored`; changed ones stay, also those that
 * the colleague has removed, and take its texts in a language in which theirs are unchanged.
 */
export function rebaseImages(
  { initial, current }: FormFiles<NewsImages>,
  _article: EditableNews,
  stored: EditableNews,
): NewsImages {
  if (current === initial) return toImages(stored);
  const theirUrls = newsUrls(stored);
  const theirTexts = imageTextsOf(stored);
  const withTheirTexts = (image: ImageValue): ImageValue => {
    const before = allImages(initial).find(({ id }) => id === image.id);
    if (!before?.url || !image.url || !theirUrls.includes(image.url)) return image;
    const theirs = storedImage(image.url, theirTexts).texts;
    const texts = byLanguage((language) =>
      isSame(image.texts[language], before.texts[language])
        ? theirs[language]
        : image.texts[language],
    );
    return { ...image, texts };
  };
  const { featured, additional } = current;
  return {
    featured: featured && withTheirTexts(featured),
    additional: additional.map(withTheirTexts),
  };
}
