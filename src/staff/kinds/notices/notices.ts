import { byLanguage } from '../../../lib/i18n/languages';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { completeUrl } from '../../../lib/urls/pagePath';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../../lib/urls/urls';
import {
  type AnyItem,
  type Columns,
  type Item,
  type KindDefinition,
  LISTED_TEXT,
  type Save,
} from '../kind';
import {
  DATABASE_NOW,
  originalAndTranslation,
  shownDate,
  startInput,
  storedText,
  textLabels,
  textValues,
  toDateColumn,
  toInput,
  toStartColumn,
} from '../rows';
import {
  emptyNotice,
  fileOfType,
  type NoticeValues,
  noticeFiles,
  noticeRequired,
  noticeSchema,
  noticeTexts,
  noticeValues,
} from './schema';

/** Returns the form's values of a notice. */
const toNoticeValues = (notice: Item<'notices'>): NoticeValues => ({
  ...textValues(notice, noticeTexts),
  type: notice.type ?? emptyNotice.type,
  link: notice.link ?? '',
  ...filesInForm(notice),
  starts_at: startInput(notice.status, notice.starts_at),
  ends_at: toInput(notice.ends_at),
  pinned: notice.pinned ?? false,
});

/**
 * Returns the files as the form has them: `file`, and `file_ru` if Russian readers get another one.
 */
function filesInForm({ file_url, translated_file_url: translated, ...notice }: Item<'notices'>) {
  const original = file_url ?? '';
  if (!translated) return { file: original, file_ru: '' };
  const urls = byLanguage((language) => (language === notice.language ? original : translated));
  return { file: urls.en, file_ru: urls.ru };
}

/** Returns the columns of a saved notice, whose texts are the original and a translation. */
function toNoticeRow(values: NoticeValues, save: Save<'notices'>): Columns<'notices'> {
  const { item, status = item?.status ?? 'draft' } = save;
  const { type } = values;
  const { original, translation } = originalAndTranslation(values, noticeTexts, item);
  const files = noticeFiles(values);
  const start = toStartColumn('starts_at', values, { item, status }, DATABASE_NOW);
  return {
    language: original,
    title: storedText(values[`title_${original}`]),
    description: storedText(values[`description_${original}`]),
    translated_title: translation && storedText(values[`title_${translation}`]),
    translated_description: translation ? storedText(values[`description_${translation}`]) : '',
    type,
    link: (type === 'link' && completeUrl(values.link)) || null,
    // The database clears the files of the other types (R4.5).
    file_url: files[original] || undefined,
    translated_file_url: translation && files.en !== files.ru ? files[translation] : null,
    // An invalid start, which a preview may have, is now too.
    starts_at: start ?? DATABASE_NOW,
    ends_at: toDateColumn(values.ends_at, item?.ends_at, null),
    pinned: values.pinned,
    status,
  };
}

/**
 * Returns what a notice opens, with its URL for visitors: its link or the file of its original.
 * Null for a notice of type `text`, and without an allowed URL.
 */
function fileOrLink(item: AnyItem) {
  const { type, link, file_url } = item as Item<'notices'>;
  if (type === 'text') return null;
  const url = type === 'link' ? allowedUrl(link, isHttpUrl) : allowedUrl(file_url, isFileUrl);
  return url ? { type, url: mediaUrl(url) } : null;
}

export const notices: KindDefinition<'notices'> = {
  values: noticeValues,
  schema: noticeSchema,
  empty: emptyNotice,
  labels: {
    ...textLabels(noticeTexts),
    type: 'admin:field.type',
    link: 'admin:field.link',
    file: 'admin:field.file',
    file_ru: 'admin:field.file_ru',
    starts_at: 'admin:field.starts_at',
    ends_at: 'admin:field.ends_at',
    pinned: 'admin:field.pinned',
  },
  texts: noticeTexts,
  required: noticeRequired,
  toValues: toNoticeValues,
  toRow: toNoticeRow,
  shownValues: (values, { t, language }) => ({
    type: t(`admin:type.${values.type}`),
    file: nameOfUrl(fileOfType(values.type, values.file)),
    file_ru: nameOfUrl(fileOfType(values.type, values.file_ru)),
    starts_at: shownDate(values.starts_at, language),
    ends_at: shownDate(values.ends_at, language),
    pinned: t(`admin:pinned.${values.pinned ? 'yes' : 'no'}`),
  }),
  own: ['starts_at', 'ends_at', 'pinned', 'status'],
  period: { from: 'starts_at', until: 'ends_at' },
  title: 'title',
  note: ({ type }, { t }) => t(`admin:type.${type as NoticeValues['type']}`),
  listed: [...LISTED_TEXT, 'type', 'link', 'file_url', 'starts_at', 'ends_at', 'pinned'],
  path: ({ id }) => `/notices#${id}`,
  target: fileOrLink,
};
