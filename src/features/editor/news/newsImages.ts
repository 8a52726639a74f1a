import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../../services/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../files/upload/values';
import { newsUrls } from '../../items/storedFiles';
import type { FormFiles } from '../form/itemFormConfig';

/**
 * Returns the initial images of the article form, with their alternative texts and captions; no image for a
 * new article.
 */
export const toImages = (article?: EditableNews): NewsImages => ({
  featured: article?.featuredImageUrl
    ? storedImage(article.featuredImageUrl, article.imageTexts)
    : null,
  additional: (article?.additionalImages ?? []).map((url) => storedImage(url, article?.imageTexts)),
});

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
  allImages(images)
    .map(({ url, file, source }) => (source ?? file)?.name ?? nameOfUrl(url ?? ''))
    .join('\n');

/**
 * Returns the images for a save over `stored`, a version that a colleague saved after `article` was opened.
 * Images that the form has not changed become those of `stored`; changed ones lose the files that the
 * colleague's save has deleted from the store.
 */
export function rebaseImages(
  { initial, current }: FormFiles<NewsImages>,
  article: EditableNews,
  stored: EditableNews,
): NewsImages {
  if (current === initial) return toImages(stored);
  const deleted = newsUrls(article).filter((url) => !newsUrls(stored).includes(url));
  const isStored = ({ url }: ImageValue) => !url || !deleted.includes(url);
  return {
    featured: current.featured && isStored(current.featured) ? current.featured : null,
    additional: current.additional.filter(isStored),
  };
}
