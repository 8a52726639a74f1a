import type { Notice, NoticeInput } from '../../services/noticesAdmin';
import { fileAddressProblem, titleField, webAddressProblem } from './fields';
import { limits } from './limits';
import { says } from './problems';
import { atMost, form } from './zod';

export const noticeSchema = form
  .object({
    title: titleField,
    description: form.string().refine(atMost(limits.description), says('descriptionLong')),
    type: form.enum(['link', 'document', 'image']),
    link: form.string(),
    fileUrl: form.string(),
  })
  // Only the address that the type uses counts; the other is kept in case the type changes back.
  .superRefine((values, context) => {
    const path = values.type === 'link' ? 'link' : 'fileUrl';
    const problem = addressProblem(values);
    if (problem) context.addIssue({ code: 'custom', path: [path], message: problem });
  });

export type NoticeValues = ReturnType<typeof noticeSchema.parse>;

/** The order of the fields on the page, for the error summary. */
export const noticeOrder = ['title', 'description', 'type', 'link', 'fileUrl'] as const;

const emptyProblem = { link: 'linkEmpty', document: 'documentEmpty', image: 'imageEmpty' } as const;

function addressProblem({ type, link, fileUrl }: NoticeValues) {
  const address = type === 'link' ? link : fileUrl;
  if (address.trim() === '') return emptyProblem[type];
  return type === 'link' ? webAddressProblem(address) : fileAddressProblem(address);
}

/** What the form starts with. */
export const toNoticeValues = (notice?: Notice): NoticeValues => ({
  title: notice?.title ?? '',
  description: notice?.description ?? '',
  type: notice?.type ?? 'link',
  link: notice?.link ?? '',
  fileUrl: notice?.fileUrl ?? '',
});

/** What is saved: the address of the chosen type alone. */
export const toNoticeInput = (values: NoticeValues): NoticeInput => ({
  title: values.title.trim(),
  description: values.description.trim(),
  type: values.type,
  link: values.type === 'link' ? values.link.trim() : null,
  fileUrl: values.type === 'link' ? null : values.fileUrl.trim(),
});
