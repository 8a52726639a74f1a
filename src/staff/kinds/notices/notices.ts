import { type Language, languages } from '../../../lib/i18n/languages';
import { cuts } from '../../../lib/text/text';
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
  isAhead,
  originalAndTranslation,
  plain,
  shownDate,
  textInEach,
  toDateColumn,
  toInput,
} from '../rows';
import {
  emptyNotice,
  fileName,
  type NoticeValues,
  noticeRequired,
  noticeSchema,
  noticeTexts,
  noticeValues,
} from './schema';

/** Returns the stored file of a type in a language, or `''`. A file of both is under English. */
function storedFile(notice: Item<'notices'>, type: 'document' | 'image', language: Language) {
  if (notice.type !== type) return '';
  const own = allowedUrl(notice.file_url, isFileUrl) ?? '';
  const translated = allowedUrl(notice.translated_file_url, isFileUrl);
  if (!translated) return language === languages[0] ? own : '';
  return notice.language === language ? own : translated;
}

function toValues(notice: Item<'notices'>): NoticeValues {
  const { status, starts_at } = notice;
  const title = textInEach(notice, 'title');
  const description = textInEach(notice, 'description');
  return {
    title_en: title.en,
    title_ru: title.ru,
    description_en: description.en,
    description_ru: description.ru,
    type: notice.type ?? emptyNotice.type,
    link: notice.link ?? '',
    files: notice.translated_file_url ? 'each' : 'same',
    document_en: storedFile(notice, 'document', 'en'),
    document_ru: storedFile(notice, 'document', 'ru'),
    image_en: storedFile(notice, 'image', 'en'),
    image_ru: storedFile(notice, 'image', 'ru'),
    // A draft whose start has passed will be shown from its publication on.
    starts_at: status !== 'draft' || isAhead(starts_at) ? toInput(starts_at) : '',
    ends_at: toInput(notice.ends_at),
    pinned: notice.pinned ?? false,
  };
}

function toRow(values: NoticeValues, save: Save<'notices'>): Columns<'notices'> {
  const { item, stored = item, status = item?.status ?? 'draft' } = save;
  const { type, files } = values;
  const { original, translation } = originalAndTranslation(values, noticeTexts, item);
  const fileIn = (language: Language) => {
    const name = fileName(values, language);
    return (name && values[name]) || null;
  };
  const hasFiles = type === 'document' || type === 'image';
  const starts_at = toStart(values.starts_at, status, item);
  const ends_at = toDateColumn(values.ends_at, {
    initial: toInput(item?.ends_at),
    stored: item?.ends_at,
    blank: null,
  });
  return {
    language: original,
    title: plain(values[`title_${original}`]),
    description: plain(values[`description_${original}`]),
    translated_title: translation && plain(values[`title_${translation}`]),
    translated_description: translation ? plain(values[`description_${translation}`]) : '',
    type,
    link: (type === 'link' && completeUrl(values.link)) || null,
    // The database clears the files of the other types (R4.5).
    file_url: hasFiles ? fileIn(original) : undefined,
    translated_file_url: files === 'each' && translation ? fileIn(translation) : null,
    // The stored dates are left out, because a colleague may have ended the notice.
    starts_at: starts_at === stored?.starts_at ? undefined : starts_at,
    ends_at: ends_at === stored?.ends_at ? undefined : ends_at,
    pinned: values.pinned,
    status,
  };
}

function toStart(typed: string, status: string, item: Item<'notices'> | undefined): string {
  const initial = item ? toValues(item).starts_at : '';
  const isKeptDraft = typed === initial && item?.status === 'draft' && status === 'draft';
  const blank = isKeptDraft ? item.starts_at : DATABASE_NOW;
  return toDateColumn(typed, { initial, stored: item?.starts_at, blank }) ?? DATABASE_NOW;
}

function targetOf(item: AnyItem) {
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
    title_en: 'admin:languages.en.title',
    description_en: 'admin:languages.en.description',
    title_ru: 'admin:languages.ru.title',
    description_ru: 'admin:languages.ru.description',
    type: 'admin:field.type',
    link: 'admin:field.link',
    files: 'admin:field.files',
    document_en: 'admin:field.document_en',
    document_ru: 'admin:field.document_ru',
    image_en: 'admin:field.image_en',
    image_ru: 'admin:field.image_ru',
    starts_at: 'admin:field.starts_at',
    ends_at: 'admin:field.ends_at',
    pinned: 'admin:field.pinned',
  },
  texts: noticeTexts,
  required: noticeRequired,
  toValues,
  toRow,
  shownValues: (values, { t, language }) => {
    const { type, files } = values;
    const hasFiles = type === 'document' || type === 'image';
    const shared = (name: 'document' | 'image') => ({
      text: nameOfUrl(values[`${name}_en`]),
      ...(files === 'same' && { label: t(`admin:type.${name}`) }),
    });
    return {
      type: t(`admin:type.${type}`),
      files: hasFiles ? t(`admin:noticeFiles.${files}`) : '',
      document_en: shared('document'),
      document_ru: nameOfUrl(values.document_ru),
      image_en: shared('image'),
      image_ru: nameOfUrl(values.image_ru),
      starts_at: shownDate(values.starts_at, language),
      ends_at: shownDate(values.ends_at, language),
      pinned: t(`admin:pinned.${values.pinned ? 'yes' : 'no'}`),
    };
  },
  own: ['starts_at', 'ends_at', 'pinned', 'status'],
  period: { from: 'starts_at', until: 'ends_at' },
  title: 'title',
  titleCut: cuts.noticeTitle,
  note: ({ type }, { t }) => t(`admin:type.${type as NoticeValues['type']}`),
  listed: [...LISTED_TEXT, 'type', 'link', 'file_url', 'starts_at', 'ends_at', 'pinned'],
  failures: {
    endPast: ['ends_at', 'endPast'],
    endBeforeStart: ['ends_at', 'endBeforeStart'],
  },
  path: ({ id }) => `/notices#${id}`,
  target: targetOf,
};
