import { boolean, type output, string } from 'zod';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../../../lib/files/fileTypes';
import type { Language } from '../../../lib/i18n/languages';
import { z } from '../../../lib/zod';
import {
  httpUrlError,
  isBlank,
  limitedText,
  missingTexts,
  moscowDate,
  reportErrors,
} from '../schemas';

const title = limitedText('titleLong');
const description = limitedText('descriptionLong');

/** The values of a notice's form. Values of another type stay, because the type may change back. */
export const noticeValues = z.object({
  title_en: title,
  title_ru: title,
  description_en: description,
  description_ru: description,
  type: z.enum(['text', 'link', 'document', 'image']),
  link: string(),
  /** URL of the file; empty without one. */
  file: string(),
  /** URL of the file of Russian readers; empty if they get the same. */
  file_ru: string(),
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
  file: '',
  file_ru: '',
  starts_at: '',
  ends_at: '',
  pinned: false,
};

/** The texts that a language has; the title is required. */
export const noticeTexts = ['title', 'description'] as const;
export const noticeRequired = ['title'] as const;

/** Returns a URL if it can be a file of a notice of that type, else `''`. */
export const fileOfType = (type: NoticeValues['type'], url: string): string => {
  const others = { image: DOCUMENT_TYPES, document: IMAGE_TYPES };
  return (type === 'image' || type === 'document') && !valueByExtension(others[type], url)
    ? url
    : '';
};

/** Returns the URL of the file that readers of each language get; empty without one. */
export function noticeFiles(
  values: Pick<NoticeValues, 'type' | 'file' | 'file_ru'>,
): Record<Language, string> {
  const shared = fileOfType(values.type, values.file);
  return { en: shared, ru: fileOfType(values.type, values.file_ru) || shared };
}

/** Returns the error of a document or an image without a file; null otherwise. */
function fileFieldError(values: NoticeValues) {
  const codes = { text: null, link: null, document: 'documentEmpty', image: 'imageEmpty' } as const;
  return noticeFiles(values).en ? null : codes[values.type];
}

/**
 * Returns the error of an end, or null. A stored end may have passed: staff edit ended notices too.
 */
function endError({ starts_at, ends_at }: NoticeValues, initial: NoticeValues) {
  const [start, end] = [fromMoscowInput(starts_at), fromMoscowInput(ends_at)];
  if (!end) return null;
  if (start && end <= start) return 'endBeforeStart';
  return ends_at !== initial.ends_at && end <= new Date() ? 'endPast' : null;
}

/** Returns the rules of a notice. @param initial the values with which the form began */
export const noticeSchema = (initial: NoticeValues) =>
  noticeValues.superRefine(
    reportErrors((values) => ({
      ...missingTexts(values, noticeTexts, noticeRequired),
      file: fileFieldError(values),
      link:
        values.type === 'link' && (isBlank(values.link) ? 'linkEmpty' : httpUrlError(values.link)),
      ends_at: endError(values, initial),
    })),
  );
