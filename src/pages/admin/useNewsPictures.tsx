import { useMemo, useRef, useState } from 'react';
import type { Base, PicturesSlot } from '../../features/editor/news/useNewsForm';
import { PreparingContext, usePreparing } from '../../features/files/choose/preparing';
import { AdditionalImagesField } from '../../features/files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../features/files/fields/FeaturedImageField';
import { type NewsPictures, newsFields, newsSlots } from '../../features/files/save/savePlan';
import { useUploads } from '../../features/files/save/useUploads';
import { type PictureValue, storedPicture } from '../../features/files/save/values';
import { newsUrls } from '../../features/items/storedFiles';
import { type Result, succeed } from '../../lib/http/result';
import { nameOfUrl } from '../../lib/urls/media';
import type { EditableNews, NewsInput } from '../../services/news/newsAdmin';

const toPictures = (article?: EditableNews): NewsPictures => ({
  featured: article?.featuredImageUrl
    ? storedPicture(article.featuredImageUrl, article.imageTexts)
    : null,
  additional: (article?.additionalImages ?? []).map((url) =>
    storedPicture(url, article?.imageTexts),
  ),
});

const nameOf = ({ url, file, source }: PictureValue): string =>
  (source ?? file)?.name ?? nameOfUrl(url ?? '');

const namesOf = ({ featured, additional }: NewsPictures): string =>
  [...(featured ? [featured] : []), ...additional].map(nameOf).join('\n');

/**
 * Own pictures that are saved over what a colleague saved meanwhile: those that their version no
 * longer uses are deleted from the store. (Pictures that were left alone are theirs by now.)
 */
function withoutGone(mine: NewsPictures, before: EditableNews, theirs: EditableNews): NewsPictures {
  const gone = newsUrls(before).filter((url) => !newsUrls(theirs).includes(url));
  const stays = ({ url }: PictureValue) => !url || !gone.includes(url);
  return {
    featured: mine.featured && stays(mine.featured) ? mine.featured : null,
    additional: mine.additional.filter(stays),
  };
}

/** The pictures of the news form: their fields, and saving in the order of spec 8. */
export function useNewsPictures(article?: EditableNews) {
  const initial = useMemo(() => toPictures(article), [article]);
  const [pictures, setPictures] = useState(initial);
  const uploads = useUploads();
  const { preparing, report } = usePreparing();
  // Files that the last save made superfluous and could not delete.
  const left = useRef(0);

  const over = (stored?: EditableNews): NewsPictures => {
    if (!article || !stored || stored === article) return pictures;
    return pictures === initial ? toPictures(stored) : withoutGone(pictures, article, stored);
  };

  const slot: PicturesSlot = {
    changed: pictures !== initial || preparing,
    preparing,
    compare: (stored) => ({ mine: namesOf(over(stored)), theirs: namesOf(toPictures(stored)) }),
    fields: (disabled, onRetry) => {
      const shared = { sending: uploads.sending, onRetry, disabled };
      return (
        <PreparingContext value={report}>
          <FeaturedImageField
            {...shared}
            id="news-featured"
            value={pictures.featured}
            onChange={(featured) => setPictures((now) => ({ ...now, featured }))}
          />
          <AdditionalImagesField
            {...shared}
            id="news-additional"
            value={pictures.additional}
            onChange={(additional) => setPictures((now) => ({ ...now, additional }))}
          />
        </PreparingContext>
      );
    },
  };

  /** Sends the pictures, writes the row by `write`, deletes what it no longer uses. */
  const save = async (
    base: Base,
    write: (
      fields: Pick<NewsInput, 'featuredImageUrl' | 'additionalImages' | 'imageTexts'>,
    ) => Promise<Result<EditableNews>>,
  ): Promise<Result<EditableNews>> => {
    const current = over(base.article);
    const result = await uploads.save({
      folder: 'news',
      slots: newsSlots(current),
      before: base.article ? newsUrls(base.article) : [],
      write: (urlOf) => write(newsFields(current, urlOf)),
    });
    if (!result.success) return result;
    left.current = result.data.leftover.length;
    return succeed(result.data.item);
  };
  return { pictures, slot, save, leftover: () => left.current };
}
