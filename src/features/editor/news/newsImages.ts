import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../../services/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../files/upload/values';
import { newsUrls } from '../../items/storedFiles';
import type { Chosen } from '../form/itemFormConfig';

/** The images that the form starts with. */
export const toImages = (article?: EditableNews): NewsImages => ({
  featured: article?.featuredImageUrl
    ? storedImage(article.featuredImageUrl, article.imageTexts)
    : null,
  additional: (article?.additionalImages ?? []).map((url) => storedImage(url, article?.imageTexts)),
});

/** All images of an article, the featured one first. */
export const allImages = ({ featured, additional }: NewsImages): ImageValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** File names, one on each line. */
export const namesOf = (images: NewsImages): string =>
  allImages(images)
    .map(({ url, file, source }) => (source ?? file)?.name ?? nameOfUrl(url ?? ''))
    .join('\n');

/**
 * The images for a save over a colleague's version. Left alone, they become the colleague's; changed,
 * they lose those that the colleague's save has deleted from the store.
 */
export function rebaseImages(
  { initial, current }: Chosen<NewsImages>,
  article: EditableNews,
  stored: EditableNews,
): NewsImages {
  if (current === initial) return toImages(stored);
  const deleted = newsUrls(article).filter((url) => !newsUrls(stored).includes(url));
  const stays = ({ url }: ImageValue) => !url || !deleted.includes(url);
  return {
    featured: current.featured && stays(current.featured) ? current.featured : null,
    additional: current.additional.filter(stays),
  };
}
