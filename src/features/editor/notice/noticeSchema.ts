import type { Notice, NoticeInput } from '../../../services/notices/noticesAdmin';
import { messageKey } from '../../forms/fieldErrors';
import { limits } from '../../forms/limits';
import { atMost, z } from '../../forms/zod';
import { titleField, webAddressProblem } from '../form/fields';

export const noticeSchema = z
  .object({
    title: titleField,
    description: z.string().refine(atMost(limits.description), messageKey('descriptionLong')),
    type: z.enum(['link', 'document', 'image']),
    link: z.string(),
    // The page holds the files; these say only whether there is one, and which.
    document: z.string(),
    image: z.string(),
  })
  // Only what the type uses counts; the rest is kept in case the type changes back.
  .superRefine((values, context) => {
    const problem = problemOf(values);
    if (problem) context.addIssue({ code: 'custom', path: [values.type], message: problem });
  });

export type NoticeValues = ReturnType<typeof noticeSchema.parse>;

/** The order of the fields on the page, for the error summary. */
export const noticeOrder = ['title', 'description', 'type', 'link', 'document', 'image'] as const;

const emptyProblem = { link: 'linkEmpty', document: 'documentEmpty', image: 'imageEmpty' } as const;

function problemOf({ type, ...values }: NoticeValues) {
  const chosen = values[type];
  if (chosen.trim() === '') return emptyProblem[type];
  return type === 'link' ? webAddressProblem(chosen) : null;
}

/** What the form starts with. */
export const toNoticeValues = (notice?: Notice): NoticeValues => ({
  title: notice?.title ?? '',
  description: notice?.description ?? '',
  type: notice?.type ?? 'link',
  link: notice?.link ?? '',
  document: notice?.type === 'document' ? (notice.fileUrl ?? '') : '',
  image: notice?.type === 'image' ? (notice.fileUrl ?? '') : '',
});

/** What is saved, but for the address of a file, which the page knows once the file is stored. */
export const toNoticeInput = (values: NoticeValues): NoticeInput => ({
  title: values.title.trim(),
  description: values.description.trim(),
  type: values.type,
  link: values.type === 'link' ? values.link.trim() : null,
  fileUrl: null,
});
