import type { Language } from '../../../lib/i18n/languages';
import type { ImageText } from '../../../lib/text/imageTexts';
import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../../services/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../files/upload/values';
import { newsUrls } from '../../items/storedFiles';
import type { FormFiles } from '../form/itemFormConfig';
import { byLanguage } from '../languages/languageFields';
import { imageTextsOf } from './newsTexts';

/**
 * Returns the initial images of the article form, with their alternative texts and captions in both
 * languages; no image for a new article.
 */
export const toImages = (article?: EditableNews): NewsImages => {
  const texts = imageTextsOf(article);
  return {
    featured: article?.featuredImageUrl ? storedImage(article.featuredImageUrl, texts) : null,
    additional: (article?.additionalImages ?? []).map((url) => storedImage(url, texts)),
  };
};

/**
 * Returns all images of the form in one list: the featured one first, then the additional ones in their
 * order. Empty without images.
 */
export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/**
 * Returns the file names of all images, one per line, for comparing two versions; an empty text without
 * images.
 */
export const imageFileNames = (images: NewsImages): string =>
  allImages(images).map(imageFileName).join('\n');

const imageFileName = ({ url, file, source }: Pick<ImageValue, 'url' | 'file' | 'source'>) =>
  (source ?? file)?.name ?? nameOfUrl(url ?? '');

const isSame = (one: Required<ImageText>, other: Required<ImageText>): boolean =>
  one.alt === other.alt && one.caption === other.caption;

/** Returns the texts of all images of the form in a language, one line for each image that has any. */
export const imageTextLines = (images: NewsImages, language: Language): string =>
  allImages(images)
    .flatMap(({ texts, ...image }) => {
      const { alt, caption } = texts[language];
      const text = [alt.trim(), caption.trim()].filter(Boolean).join(' · ');
      return text ? [`${imageFileName(image)}: ${text}`] : [];
    })
    .join('\n');

/**
 * Returns the images for a save over `stored`, a version that a colleague saved after `article` was opened.
 * Images that the form has not changed become those of `stored`; changed ones lose the files that the
 * colleague's save has deleted from the store, and take its texts in a language in which theirs are unchanged.
 */
export function rebaseImages(
  { initial, current }: FormFiles<NewsImages>,
  article: EditableNews,
  stored: EditableNews,
): NewsImages {
  if (current === initial) return toImages(stored);
  const deleted = newsUrls(article).filter((url) => !newsUrls(stored).includes(url));
  const isStored = ({ url }: ImageValue) => !url || !deleted.includes(url);
  const theirTexts = imageTextsOf(stored);
  const withTheirTexts = (image: ImageValue): ImageValue => {
    const before = allImages(initial).find(({ id }) => id === image.id);
    if (!before?.url || !image.url) return image;
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
    featured: featured && isStored(featured) ? withTheirTexts(featured) : null,
    additional: additional.filter(isStored).map(withTheirTexts),
  };
}
