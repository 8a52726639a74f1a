import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { type Language, languages } from '../../../lib/i18n/languages';
import { type FieldErrorCode, messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, notBlank, z } from '../../forms/zod';
import { dateField, httpUrlError, optionalTitleField } from '../form/fields';
import { fieldIn } from '../languages/languageFields';
import type { Written } from '../languages/languageStates';

const descriptionText = z
  .string()
  .refine(atMost(limits.description), messageKey('descriptionLong'));

const fields = z.object({
  titleEn: optionalTitleField,
  titleRu: optionalTitleField,
  descriptionEn: descriptionText,
  descriptionRu: descriptionText,
  type: z.enum(['link', 'document', 'image']),
  link: z.string(),
  // `each`: each language has a file of its own; `same`: English's is the file of both.
  files: z.enum(['same', 'each']),
  // Name or URL of the selected file; `useItemFiles` holds the file itself.
  documentEn: z.string(),
  documentRu: z.string(),
  imageEn: z.string(),
  imageRu: z.string(),
  status: z.enum(['draft', 'published']),
  startsAt: dateField,
  endsAt: dateField,
  pinned: z.enum(['yes', 'no']),
});

export type NoticeValues = ReturnType<typeof fields.parse>;

/** In the order of the page, for the error summary. */
export const noticeFieldOrder = [
  'titleEn',
  'descriptionEn',
  'titleRu',
  'descriptionRu',
  'type',
  'link',
  'files',
  'documentEn',
  'documentRu',
  'imageEn',
  'imageRu',
  'startsAt',
  'endsAt',
  'pinned',
  'status',
] as const satisfies readonly (keyof NoticeValues)[];

/**
 * The messages are field error codes.
 * @param storedEnd the initial value of `endsAt`, which may have passed; empty for a new notice
 */
export const noticeSchema = (storedEnd: string) =>
  fields.superRefine((values, context) => {
    const report = (field: keyof NoticeValues, error: FieldErrorCode | null) => {
      if (error) context.addIssue({ code: 'custom', path: [field], message: error });
    };
    if (writtenLanguages(values).length === 0) report('titleEn', 'titleEmpty');
    for (const language of languages) {
      const isIncomplete = writtenIn(values, language) === 'partly';
      report(fieldIn('title', language), isIncomplete ? fieldIn('titleEmpty', language) : null);
    }
    // Only the fields of the selected type are validated; the others stay in case the type changes back.
    if (values.type === 'link') report('link', linkError(values.link));
    for (const slot of fileSlots(values)) {
      report(slot, values[slot].trim() === '' ? EMPTY_ERRORS[slot] : null);
    }
    report('endsAt', endError(values, storedEnd));
  });

export const textFieldsIn = (language: Language) => [
  fieldIn('title', language),
  fieldIn('description', language),
];

/** A text needs a title; the description is optional. */
export function writtenIn(values: NoticeValues, language: Language): Written {
  if (notBlank(values[fieldIn('title', language)])) return 'all';
  return notBlank(values[fieldIn('description', language)]) ? 'partly' : 'nothing';
}

export const writtenLanguages = (values: NoticeValues): Language[] =>
  languages.filter((language) => writtenIn(values, language) !== 'nothing');

export type NoticeFileSlot = 'documentEn' | 'documentRu' | 'imageEn' | 'imageRu';

const EMPTY_ERRORS = {
  documentEn: 'documentEmpty',
  documentRu: 'documentEmpty',
  imageEn: 'imageEmpty',
  imageRu: 'imageEmpty',
} as const satisfies Record<NoticeFileSlot, FieldErrorCode>;

/** The file that visitors with a language get; null for type link. */
export function fileSlotOf(
  { type, files }: Pick<NoticeValues, 'type' | 'files'>,
  language: Language,
): NoticeFileSlot | null {
  if (type === 'link') return null;
  return fieldIn(type, files === 'each' ? language : 'en');
}

/** The files that are saved: of each written language, or the one of both. */
function fileSlots(values: NoticeValues): NoticeFileSlot[] {
  const written = writtenLanguages(values);
  const slots = (written.length > 0 ? written : (['en'] as const)).map((language) =>
    fileSlotOf(values, language),
  );
  return [...new Set(slots)].filter((slot) => slot !== null);
}

const linkError = (link: string): FieldErrorCode | null =>
  link.trim() === '' ? 'linkEmpty' : httpUrlError(link);

/** A stored end may have passed, because an ended notice can be edited. */
function endError({ startsAt, endsAt }: NoticeValues, storedEnd: string): FieldErrorCode | null {
  const [start, end] = [fromMoscowInput(startsAt), fromMoscowInput(endsAt)];
  if (!end) return null;
  if (start && end <= start) return 'endBeforeStart';
  return endsAt !== storedEnd && end.getTime() <= Date.now() ? 'endPast' : null;
}
