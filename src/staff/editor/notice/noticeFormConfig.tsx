import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { nameOfUrl } from '../../../lib/urls/media';
import { type EditableNotice, get } from '../../data/notices/noticesAdmin';
import { notBlank } from '../../forms/zod';
import { NoticeSavedMessage } from '../../items/SavedMessage';
import { readDateInput } from '../form/fields';
import type { FieldText, ItemFormConfig } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';
import { mergeNotice, noticeWarnings } from './noticeChecks';
import { type NoticeFiles, rebaseFiles, toNoticeFiles } from './noticeFiles';
import { type NoticeValues, noticeFieldOrder, noticeSchema } from './noticeSchema';
import { type NoticeFormInput, toNoticeInput, toNoticeValues } from './noticeValues';
import { saveNotice } from './saveNotice';

type NoticeFormConfig = ItemFormConfig<EditableNotice, NoticeValues, NoticeFormInput, NoticeFiles>;

/** @param notice the opened notice, whose end may have passed; undefined for a new one */
export const noticeFormConfigOf = (notice?: EditableNotice): NoticeFormConfig => ({
  kind: 'notices',
  name: 'notice',
  resolver: zodResolver(noticeSchema(toNoticeValues(notice).endsAt)),
  fieldOrder: noticeFieldOrder,
  readForm: (form, values) => ({
    ...values,
    startsAt: readDateInput(form, values.startsAt, 'startsAt'),
    endsAt: readDateInput(form, values.endsAt, 'endsAt'),
  }),
  fileFields: ['documentEn', 'documentRu', 'imageEn', 'imageRu'],
  setOnSave: ['startsAt'],
  notRestored: ['status', 'startsAt', 'endsAt', 'pinned'],
  fieldErrors: {
    endBeforeStart: { field: 'endsAt', error: 'endBeforeStart' },
    endPast: { field: 'endsAt', error: 'endPast' },
  },
  toValues: toNoticeValues,
  toInput: toNoticeInput,
  toFiles: toNoticeFiles,
  rebaseFiles,
  get,
  save: saveNotice,
  savedMessage: (stored) => <NoticeSavedMessage notice={stored} />,
  useFieldTexts,
  merge: mergeNotice,
  warnings: noticeWarnings,
  toTitle: ({ titleEn, titleRu }) => (notBlank(titleEn) ? titleEn : titleRu),
  toPlainText: (values) =>
    [values.titleEn, values.descriptionEn, values.titleRu, values.descriptionRu, values.link]
      .filter(Boolean)
      .join('\n\n'),
});

export const noticeFormConfig = noticeFormConfigOf();

export type NoticeFormState = ItemFormState<
  EditableNotice,
  NoticeValues,
  NoticeFormInput,
  NoticeFiles
>;

const LABEL_KEYS = {
  titleEn: 'languages.en.title',
  descriptionEn: 'languages.en.description',
  titleRu: 'languages.ru.title',
  descriptionRu: 'languages.ru.description',
  type: 'field.type',
  link: 'url.link',
  files: 'noticeFiles.label',
  documentEn: 'noticeFiles.documentEn',
  documentRu: 'noticeFiles.documentRu',
  imageEn: 'noticeFiles.imageEn',
  imageRu: 'noticeFiles.imageRu',
  status: 'field.status',
  startsAt: 'field.startsAt',
  endsAt: 'field.endsAt',
  pinned: 'field.pinned',
} as const;

function useFieldTexts() {
  const { t } = useTranslation('admin');
  return (values: NoticeValues): FieldText[] => {
    const texts = {
      ...values,
      type: t(`type.${values.type}`),
      files: values.type === 'link' ? '' : t(`noticeFiles.${values.files}`),
      documentEn: nameOfUrl(values.documentEn),
      documentRu: nameOfUrl(values.documentRu),
      imageEn: nameOfUrl(values.imageEn),
      imageRu: nameOfUrl(values.imageRu),
      status: t(`status.${values.status}`),
      pinned: t(`pinned.${values.pinned}`),
    };
    return noticeFieldOrder.map((field) => ({
      label: t(
        field in SHARED_LABEL_KEYS && values.files === 'same'
          ? SHARED_LABEL_KEYS[field as keyof typeof SHARED_LABEL_KEYS]
          : LABEL_KEYS[field],
      ),
      text: texts[field],
    }));
  };
}

/** Labels of files that both languages share. */
const SHARED_LABEL_KEYS = { documentEn: 'type.document', imageEn: 'type.image' } as const;
