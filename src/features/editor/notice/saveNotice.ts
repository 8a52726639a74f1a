import type { Result } from '../../../lib/http/result';
import {
  create,
  type Notice,
  type NoticeInput,
  update,
} from '../../../services/notices/noticesAdmin';
import { noticeSlots } from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import { noticeUrls } from '../../items/storedFiles';
import { type SaveCommand, type SavedItem, saveItem } from '../save/saveItem';
import type { NoticeFiles } from './noticeFiles';

/**
 * Saves a notice: uploads the file of its type, writes its row, then deletes the file that the row no
 * longer uses (saveItem). Lists that show notices are fetched again.
 */
export const saveNotice = ({
  input,
  files,
  base,
  newId,
  ...transfer
}: SaveCommand<Notice, NoticeInput, NoticeFiles>): Promise<Result<SavedItem<Notice>>> => {
  const file = input.type === 'link' ? null : files[input.type];
  return saveItem({
    ...transfer,
    folder: 'notices',
    slots: noticeSlots(file),
    storedUrls: base.item ? noticeUrls(base.item) : [],
    saveRow: (urlOf) => {
      const row = { ...input, fileUrl: file ? (urlOf(file.id) ?? file.url ?? null) : null };
      return invalidateAfter(
        'notices',
        base.item ? update(base.item.id, row, base.version) : create(row, newId),
      );
    },
  });
};
