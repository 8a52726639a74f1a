import type { Result } from '../../../lib/http/result';
import {
  create,
  type EditableNotice,
  type NoticeInput,
  update,
} from '../../../services/notices/noticesAdmin';
import { noticeSlots } from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import { noticeUrls } from '../../items/storedFiles';
import { type SaveCommand, type SavedItem, saveItem } from '../save/saveItem';
import type { NoticeFiles } from './noticeFiles';

/**
 * Saves a notice with the file of its type (R7.13, R8.12) as {@link saveItem} does, and invalidates the
 * queries that show notices. A notice that becomes a link loses its file (R4.5).
 * @returns the stored notice and its orphaned files. Fails in addition to the codes of `saveItem` with those
 *   of `create` and `update` in services/notices/noticesAdmin, such as `conflict`
 */
export const saveNotice = ({
  input,
  files,
  base,
  newId,
  ...transfer
}: SaveCommand<EditableNotice, NoticeInput, NoticeFiles>): Promise<
  Result<SavedItem<EditableNotice>>
> => {
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
