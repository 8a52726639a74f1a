import { boolean, type output, string } from 'zod';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { Language } from '../../../lib/i18n/languages';
import { z } from '../../../lib/zod';
import {
  httpUrlError,
  isBlank,
  missingTexts,
  moscowDate,
  rules,
  text,
  writtenLanguages,
} from '../schemas';

const title = text('titleLong');
const description = text('descriptionLong');

/** The values of a notice's form. Values of another type stay, because the type may change back. */
export const noticeValues = z.object({
  title_en: title,
  title_ru: title,
  description_en: description,
  description_ru: description,
  type: z.enum(['text', 'link', 'document', 'image']),
  link: string(),
  /** `each`: each language has a file of its own; `same`: the English file is the file of both. */
  files: z.enum(['same', 'each']),
  /** URLs; empty without a file. */
  document_en: string(),
  document_ru: string(),
  image_en: string(),
  image_ru: string(),
  starts_at: moscowDate,
  ends_at: moscowDate,
  pinned: boolean(),
});

export type NoticeValues = output<typeof noticeValues>;

export const emptyNotice: NoticeValues = {
  title_en: '',
  title_ru: '',
  description_en: '',
  description_ru: '',
  type: 'text',
  link: '',
  files: 'same',
  document_en: '',
  document_ru: '',
  image_en: '',
  image_ru: '',
  starts_at: '',
  ends_at: '',
  pinned: false,
};

/** The texts that a language has; the title is required. */
export const noticeTexts = ['title', 'description'] as const;
export const noticeRequired = ['title'] as const;

export type FileName = 'document_en' | 'document_ru' | 'image_en' | 'image_ru';

/** Returns the name of the file that readers of a language get; null for a notice without files. */
export const fileName = (
  { type, files }: Pick<NoticeValues, 'type' | 'files'>,
  language: Language,
): FileName | null =>
  type === 'document' || type === 'image' ? `${type}_${files === 'each' ? language : 'en'}` : null;

/** Returns the errors of missing files: one for each written language, or one for a shared file. */
function missingFiles(values: NoticeValues) {
  const written = writtenLanguages(values, noticeTexts);
  const names = (written.length > 0 ? written : (['en'] as const)).map((one) =>
    fileName(values, one),
  );
  const code = values.type === 'image' ? ('imageEmpty' as const) : ('documentEmpty' as const);
  return Object.fromEntries(names.flatMap((name) => (name && !values[name] ? [[name, code]] : [])));
}

/** An end that was stored may have passed, because an ended notice can be edited. */
function endError({ starts_at, ends_at }: NoticeValues, initial: NoticeValues) {
  const [start, end] = [fromMoscowInput(starts_at), fromMoscowInput(ends_at)];
  if (!end) return null;
  if (start && end <= start) return 'endBeforeStart';
  return ends_at !== initial.ends_at && end <= new Date() ? 'endPast' : null;
}

/** @param initial the values with which the form began */
export const noticeSchema = (initial: NoticeValues) =>
  noticeValues.superRefine(
    rules((values) => ({
      ...missingTexts(values, noticeTexts, noticeRequired),
      ...missingFiles(values),
      link:
        values.type === 'link' && (isBlank(values.link) ? 'linkEmpty' : httpUrlError(values.link)),
      ends_at: endError(values, initial),
    })),
  );
