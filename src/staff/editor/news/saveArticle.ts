import type { Result } from '../../../lib/http/result';
import { otherLanguage } from '../../../lib/i18n/languages';
import { create, type EditableNews, type NewsInput, update } from '../../data/news/newsAdmin';
import {
  type NewsImageColumns,
  type NewsImages,
  newsSlots,
  toImageColumns,
} from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import { type SaveCommand, type SavedItem, saveItem } from '../save/saveItem';
import { withStoredImages } from './newsImages';
import type { NewsFormInput } from './newsSchema';

/**
 * Saves an article with its images (R7.10, R8.12) and invalidates the queries that show articles.
 * @returns fails with the codes of {@link saveItem} and of `create` and `update` in
 *   services/news/newsAdmin, among them `conflict` (a colleague has saved it) and `duplicateSlug`
 */
export const saveArticle = ({
  input,
  files: images,
  base,
  newId,
  ...transfer
}: SaveCommand<EditableNews, NewsFormInput, NewsImages>): Promise<
  Result<SavedItem<EditableNews>>
> =>
  saveItem({
    ...transfer,
    folder: 'news',
    slots: newsSlots(images),
    saveRow: (urlOf) => {
      const toStored = (content: string) => withStoredImages(content, images, urlOf);
      const row = withImages(input, toImageColumns(images, urlOf), toStored);
      return invalidateAfter(
        'news',
        base.item ? update(base.item.id, row, base.revision) : create(row, newId),
      );
    },
  });

/** `toStored` converts the references of a text to images. */
const withImages = (
  { language, translation, content, ...input }: NewsFormInput,
  { imageTexts, ...columns }: NewsImageColumns,
  toStored: (content: string) => string,
): NewsInput => ({
  ...input,
  ...columns,
  language,
  content: toStored(content),
  imageTexts: imageTexts[language],
  translation: translation && {
    ...translation,
    content: toStored(translation.content),
    imageTexts: imageTexts[otherLanguage(language)],
  },
});
