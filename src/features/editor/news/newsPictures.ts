import { nameOfUrl } from '../../../lib/urls/media';
import type { EditableNews } from '../../../services/news/newsAdmin';
import type { NewsPictures } from '../../files/upload/savePlan';
import { type PictureValue, storedPicture } from '../../files/upload/values';
import { newsUrls } from '../../items/storedFiles';
import type { Chosen } from '../form/itemFormConfig';

/** The pictures that the form starts with. */
export const toPictures = (article?: EditableNews): NewsPictures => ({
  featured: article?.featuredImageUrl
    ? storedPicture(article.featuredImageUrl, article.imageTexts)
    : null,
  additional: (article?.additionalImages ?? []).map((url) =>
    storedPicture(url, article?.imageTexts),
  ),
});

/** All pictures of an article, the featured one first. */
export const allPictures = ({ featured, additional }: NewsPictures): PictureValue[] => [
  ...(featured ? [featured] : []),
  ...additional,
];

/** File names, one on each line. */
export const namesOf = (pictures: NewsPictures): string =>
  allPictures(pictures)
    .map(({ url, file, source }) => (source ?? file)?.name ?? nameOfUrl(url ?? ''))
    .join('\n');

/**
 * The pictures for a save over a colleague's version. Left alone, they become the colleague's; changed,
 * they lose those that the colleague's save has deleted from the store.
 */
export function rebasePictures(
  { initial, current }: Chosen<NewsPictures>,
  article: EditableNews,
  stored: EditableNews,
): NewsPictures {
  if (current === initial) return toPictures(stored);
  const deleted = newsUrls(article).filter((url) => !newsUrls(stored).includes(url));
  const stays = ({ url }: PictureValue) => !url || !deleted.includes(url);
  return {
    featured: current.featured && stays(current.featured) ? current.featured : null,
    additional: current.additional.filter(stays),
  };
}
