import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../../services/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../files/upload/values';
import { newsUrls } from '../../items/storedFiles';
import type { FormFiles } from '../form/itemFormConfig';

/** Returns the initial images of the form; none for a new article. */
export const toImages = (article?: EditableNews): NewsImages => ({
  featured: article?.featuredImageUrl
    ? storedImage(article.featuredImageUrl, article.imageTexts)
    : null,
  additional: (article?.additionalImages ?? []).map((url) => storedImage(url, article?.imageTexts)),
});

/** Lists all images, the featured one first. */
export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** Returns the file names of all images, one per line. */
export const imageFileNames = (images: NewsImages): string =>
  allImages(images)
    .map(({ url, file, source }) => (source ?? file)?.name ?? nameOfUrl(url ?? ''))
    .join('\n');

/**
 * Returns the images for a save over `stored`, a colleague's version. Unchanged images become those of
 * `stored`; changed ones lose the files that the colleague's save has deleted from the store.
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
