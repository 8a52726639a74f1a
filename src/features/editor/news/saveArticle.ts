import type { Result } from '../../../lib/http/result';
import {
  create,
  type EditableNews,
  type NewsInput,
  update,
} from '../../../services/news/newsAdmin';
import { type NewsImages, newsFields, newsSlots } from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import { newsUrls } from '../../items/storedFiles';
import { type SaveCommand, type SavedItem, saveItem } from '../save/saveItem';

/**
 * Saves an article: uploads its images, writes its row, then deletes the images that the row no
 * longer uses (saveItem). Lists that show articles are fetched again.
 */
export const saveArticle = ({
  input,
  files: images,
  base,
  newId,
  ...transfer
}: SaveCommand<EditableNews, NewsInput, NewsImages>): Promise<Result<SavedItem<EditableNews>>> =>
  saveItem({
    ...transfer,
    folder: 'news',
    slots: newsSlots(images),
    storedUrls: base.item ? newsUrls(base.item) : [],
    saveRow: (urlOf) => {
      const row = { ...input, ...newsFields(images, urlOf) };
      return invalidateAfter(
        'news',
        base.item ? update(base.item.id, row, base.version) : create(row, newId),
      );
    },
  });
