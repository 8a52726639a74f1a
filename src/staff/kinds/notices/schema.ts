import { boolean, type output, string } from 'zod';
import { DOCUMENT_TYPES, IMAGE_TYPES, valueByExtension } from '../../../lib/files/fileTypes';
import type { Language } from '../../../lib/i18n/languages';
import { z } from '../../../lib/zod';
import {
  endError,
  httpUrlError,
  inEach,
  isBlank,
  limitedText,
  missingTexts,
  moscowDate,
  reportErrors,
} from '../schemas';

/** The texts that a language has; the title is required. */
export const noticeTexts = ['title', 'description'] as const;
export const noticeRequired = ['title'] as const;

/** The values of a notice's form. Values of another type stay, because the type may change back. */
export const noticeValues = z.object({
  ...inEach(noticeTexts, (text) => limitedText(`${text}Long`)),
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
  ...inEach(noticeTexts, () => ''),
  type: 'text',
  link: '',
  file: '',
  file_ru: '',
  starts_at: '',
  ends_at: '',
  pinned: false,
};

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
