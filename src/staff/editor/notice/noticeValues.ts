import { fromMoscowInput, toMoscowInput } from '../../../lib/dates/moscowTime';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { withHttps } from '../../../lib/urls/urls';
import type { EditableNotice, NoticeInput } from '../../data/notices/noticesAdmin';
import { fieldIn } from '../languages/languageFields';
import { originalLanguage } from '../news/newsTexts';
import { toNoticeFileValues } from './noticeFiles';
import {
  fileSlotOf,
  type NoticeFileSlot,
  type NoticeValues,
  writtenLanguages,
} from './noticeSchema';

/**
 * All values are text: dates as Moscow time in the format of `datetime-local`. A new notice is a
 * link without period (R3.4). The start of a draft that has passed is empty, because the draft will
 * be shown from its publication on.
 */
export function toNoticeValues(notice?: EditableNotice): NoticeValues {
  const hasBegun = !notice || (notice.status === 'draft' && notice.startsAt <= new Date());
  return {
    titleEn: textIn(notice, 'en')?.title ?? '',
    titleRu: textIn(notice, 'ru')?.title ?? '',
    descriptionEn: textIn(notice, 'en')?.description ?? '',
    descriptionRu: textIn(notice, 'ru')?.description ?? '',
    type: notice?.type ?? 'link',
    link: notice?.link ?? '',
    ...toNoticeFileValues(notice),
    status: notice?.status ?? 'draft',
    startsAt: hasBegun ? '' : toMoscowInput(notice.startsAt),
    endsAt: notice?.endsAt ? toMoscowInput(notice.endsAt) : '',
    pinned: notice?.pinned ? 'yes' : 'no',
  };
}

/** Null if the notice does not exist in the language. */
const textIn = (notice: EditableNotice | undefined, language: Language) =>
  notice?.language === language ? notice : (notice?.translation ?? null);

/** The columns of the notice, and the fields of its files, which are uploaded first. */
export interface NoticeFormInput extends NoticeInput {
  fileSlot: NoticeFileSlot | null;
  /** Null without translation, and if both languages share a file. */
  translatedFileSlot: NoticeFileSlot | null;
}

/**
 * Converts values that `noticeSchema` accepts to what is saved, texts trimmed. `link` is null
 * unless the type is link (R4.5). Dates that the form has not changed are those of the notice,
 * because the form shows no seconds.
 * @param notice the opened notice; undefined for a new one
 */
export function toNoticeInput(values: NoticeValues, notice?: EditableNotice): NoticeFormInput {
  const isWritten = (one: Language) => writtenLanguages(values).includes(one);
  const language = originalLanguage(isWritten, notice);
  const other = otherLanguage(language);
  const isTranslated = isWritten(other);
  const fileSlot = fileSlotOf(values, language);
  const translatedFileSlot = isTranslated ? fileSlotOf(values, other) : null;
  return {
    ...textOf(values, language),
    language,
    translation: isTranslated ? { ...textOf(values, other), fileUrl: null } : null,
    type: values.type,
    link: values.type === 'link' ? withHttps(values.link) : null,
    status: values.status,
    ...period(values, notice),
    pinned: values.pinned === 'yes',
    fileSlot,
    translatedFileSlot: translatedFileSlot === fileSlot ? null : translatedFileSlot,
  };
}

const textOf = (values: NoticeValues, language: Language) => ({
  title: values[fieldIn('title', language)].trim(),
  description: values[fieldIn('description', language)].trim(),
});

function period(
  { startsAt, endsAt, status }: NoticeValues,
  notice: EditableNotice | undefined,
): Pick<NoticeInput, 'startsAt' | 'endsAt'> {
  const initial = toNoticeValues(notice);
  const staysDraft = notice?.status === 'draft' && status === 'draft';
  const isStartUnchanged = startsAt === initial.startsAt && (startsAt !== '' || staysDraft);
  const start = isStartUnchanged ? notice?.startsAt : fromMoscowInput(startsAt);
  const end = endsAt === initial.endsAt ? notice?.endsAt : fromMoscowInput(endsAt);
  return { startsAt: start ?? 'now', endsAt: end ?? null };
}
