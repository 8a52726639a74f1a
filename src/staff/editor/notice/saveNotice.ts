import type { Result } from '../../../lib/http/result';
import {
  create,
  type EditableNotice,
  type NoticeInput,
  update,
} from '../../data/notices/noticesAdmin';
import { noticeSlots } from '../../files/upload/uploadPlan';
import type { DocumentValue, ImageValue } from '../../files/upload/values';
import { invalidateAfter } from '../../items/itemCache';
import { type SaveCommand, type SavedItem, saveItem } from '../save/saveItem';
import type { NoticeFiles } from './noticeFiles';
import type { NoticeFormInput } from './noticeValues';

/**
 * Saves a notice with the files of its type (R7.13, R8.12) and invalidates the queries that show
 * notices. A notice that becomes a link names no file any more (R4.5).
 * @returns fails with the codes of {@link saveItem} and of `create` and `update` in
 *   services/notices/noticesAdmin, such as `conflict` and `endPast`
 */
export const saveNotice = ({
  input: { fileSlot, translatedFileSlot, ...input },
  files,
  base,
  newId,
  ...transfer
}: SaveCommand<EditableNotice, NoticeFormInput, NoticeFiles>): Promise<
  Result<SavedItem<EditableNotice>>
> => {
  const file = fileSlot && files[fileSlot];
  const translatedFile = translatedFileSlot && files[translatedFileSlot];
  return saveItem({
    ...transfer,
    folder: 'notices',
    slots: noticeSlots(file, translatedFile),
    saveRow: (urlOf) => {
      const urlOfFile = (value: DocumentValue | ImageValue | null) =>
        value ? (urlOf(value.id) ?? value.url ?? null) : null;
      const row = {
        ...withChangedDates(input, base.item),
        fileUrl: urlOfFile(file),
        translation: input.translation
          ? { ...input.translation, fileUrl: urlOfFile(translatedFile) }
          : null,
      };
      return invalidateAfter(
        'notices',
        base.item ? update(base.item.id, row, base.revision) : create(row, newId),
      );
    },
  });
};

/**
 * Omits the dates that equal the stored ones, because the database compares microseconds and would reject a
 * past end as a new one.
 */
function withChangedDates(
  { startsAt, endsAt, ...input }: NoticeInput,
  stored: EditableNotice | undefined,
): NoticeInput {
  const isSame = (date: Date | 'now' | null | undefined, before: Date | null | undefined) =>
    String(date?.valueOf()) === String(before?.valueOf());
  return {
    ...input,
    ...(startsAt && !isSame(startsAt, stored?.startsAt) && { startsAt }),
    ...(endsAt !== undefined && !(stored && isSame(endsAt, stored.endsAt)) && { endsAt }),
  };
}
