import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import { get, type Notice, type NoticeInput } from '../../../services/notices/noticesAdmin';
import { NoticeSavedMessage } from '../../items/SavedMessage';
import type { FieldText, ItemFormConfig } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';
import { type NoticeFiles, rebaseFiles, toNoticeFiles } from './noticeFiles';
import {
  type NoticeValues,
  noticeFieldOrder,
  noticeSchema,
  toNoticeInput,
  toNoticeValues,
} from './noticeSchema';
import { saveNotice } from './saveNotice';

/** Configuration of the form of notices. */
export const noticeFormConfig: ItemFormConfig<Notice, NoticeValues, NoticeInput, NoticeFiles> = {
  kind: 'notices',
  name: 'notice',
  resolver: zodResolver(noticeSchema),
  fieldOrder: noticeFieldOrder,
  fileFields: ['document', 'image'],
  fieldErrors: {},
  toValues: toNoticeValues,
  toInput: toNoticeInput,
  toFiles: toNoticeFiles,
  rebaseFiles,
  get,
  save: saveNotice,
  savedMessage: (notice) => <NoticeSavedMessage notice={notice} />,
  useFieldTexts,
  toTitle: ({ title }) => title,
  toPlainText: ({ title, description, link }) =>
    [title, description, link].filter(Boolean).join('\n\n'),
};

/** What `useItemForm` returns for notices. */
export type NoticeFormState = ItemFormState<Notice, NoticeValues, NoticeInput, NoticeFiles>;

const LABEL_KEYS = {
  title: 'field.title',
  description: 'field.description',
  type: 'field.type',
  link: 'url.link',
  document: 'type.document',
  image: 'type.image',
} as const;

function useFieldTexts() {
  const { t } = useTranslation('admin');
  return (values: NoticeValues): FieldText[] => {
    const texts = {
      ...values,
      type: t(`type.${values.type}`),
      document: nameOfUrl(values.document),
      image: nameOfUrl(values.image),
    };
    return noticeFieldOrder.map((field) => ({ label: t(LABEL_KEYS[field]), text: texts[field] }));
  };
}
