import type { EditableNotice, NoticeInput } from '../../../services/notices/noticesAdmin';
import { messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, z } from '../../forms/zod';
import { httpUrlError, titleField } from '../form/fields';

/** Validates the form of a notice; the messages are field error codes. */
export const noticeSchema = z
  .object({
    title: titleField,
    description: z.string().refine(atMost(limits.description), messageKey('descriptionLong')),
    type: z.enum(['link', 'document', 'image']),
    link: z.string(),
    // Name or URL of the selected file; `useItemFiles` holds the file itself.
    document: z.string(),
    image: z.string(),
  })
  // Only the field of the selected type is validated; the others stay in case the type changes back.
  .superRefine((values, context) => {
    const error = typeError(values);
    if (error) context.addIssue({ code: 'custom', path: [values.type], message: error });
  });

/** The values of the form of a notice. */
export type NoticeValues = ReturnType<typeof noticeSchema.parse>;

/** The fields in the order of the page, for the error summary. */
export const noticeFieldOrder = [
  'title',
  'description',
  'type',
  'link',
  'document',
  'image',
] as const;

const EMPTY_ERRORS = { link: 'linkEmpty', document: 'documentEmpty', image: 'imageEmpty' } as const;

function typeError({ type, ...values }: NoticeValues) {
  const value = values[type];
  if (value.trim() === '') return EMPTY_ERRORS[type];
  return type === 'link' ? httpUrlError(value) : null;
}

/**
 * Returns the initial values of the notice form, all text. The stored file is its URL in `document` or
 * `image`, by the notice's type; a new notice is an empty link (R3.4).
 */
export const toNoticeValues = (notice?: EditableNotice): NoticeValues => ({
  title: notice?.title ?? '',
  description: notice?.description ?? '',
  type: notice?.type ?? 'link',
  link: notice?.link ?? '',
  document: notice?.type === 'document' ? (notice.fileUrl ?? '') : '',
  image: notice?.type === 'image' ? (notice.fileUrl ?? '') : '',
});

/**
 * Converts the values of the notice form to what is saved, texts trimmed. `link` is null unless the type is
 * link (R4.5); `fileUrl` is always null, because the URL of a file is known after its upload. Expects values
 * that {@link noticeSchema} accepts.
 */
export const toNoticeInput = (values: NoticeValues): NoticeInput => ({
  title: values.title.trim(),
  description: values.description.trim(),
  type: values.type,
  link: values.type === 'link' ? values.link.trim() : null,
  fileUrl: null,
});
