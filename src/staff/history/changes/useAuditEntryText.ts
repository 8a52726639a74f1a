import { useTranslation } from 'react-i18next';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { AuditEntry } from '../../data/history/auditEntries';
import { BIN_DAYS } from '../../data/history/bin';

/** The translation key of each column; several columns can be shown as one field. */
const FIELD_OF_COLUMN = {
  title: 'title',
  content: 'content',
  slug: 'slug',
  status: 'status',
  published_at: 'published_at',
  category_id: 'category',
  category: 'category',
  featured_image_url: 'images',
  additional_images: 'images',
  image_texts: 'image_texts',
  youtube_url: 'youtube_url',
  description: 'description',
  type: 'type',
  link: 'link',
  file_url: 'file_url',
  starts_at: 'starts_at',
  ends_at: 'ends_at',
  pinned: 'pinned',
  language: 'language',
  translated_title: 'translated_title',
  translated_content: 'translated_content',
  translated_image_texts: 'translated_image_texts',
  level: 'level',
  text_en: 'text_en',
  text_ru: 'text_ru',
  translated_description: 'translated_description',
  translated_file_url: 'translated_file_url',
} as const;

type Field = (typeof FIELD_OF_COLUMN)[keyof typeof FIELD_OF_COLUMN];

const FIELDS: Record<string, Field> = FIELD_OF_COLUMN;

/** Columns whose old and new value are both shown. */
const SHORT_COLUMNS = [
  'title',
  'translated_title',
  'slug',
  'link',
  'youtube_url',
  'pinned',
  'text_en',
  'text_ru',
];

/** Columns whose old and new value are both shown as dates in Moscow time. */
const DATE_COLUMNS = ['starts_at', 'ends_at'];

/** Columns of which the audit records the lengths. */
const LONG_COLUMNS = ['content', 'translated_content'];

/** Omitted when the status changes, because the summary states the new status. */
const STATUS_FIELDS: Field[] = ['status', 'published_at'];

/**
 * Text of an audit entry (decision 0020): `summary` is one line such as “published; changed: title,
 * images”; `details` has one line for each changed short field (old and new value) and for the
 * length of the content. Columns without a translation are left out.
 */
export function useAuditEntryText() {
  const { t } = useTranslation('history');

  const fieldsOf = ({ changes }: AuditEntry): Field[] => [
    ...new Set(Object.keys(changes).flatMap((column) => FIELDS[column] ?? [])),
  ];

  const summaryOfSave = (entry: AuditEntry): string => {
    const status = entry.changes.status?.[1];
    const omitted = status ? STATUS_FIELDS : [];
    const fields = fieldsOf(entry).filter((field) => !omitted.includes(field));
    const parts = [
      ...(status ? [t(status === 'published' ? 'action.publish' : 'action.unpublish')] : []),
      ...(fields.length > 0
        ? [t('action.changed', { fields: fields.map((field) => t(`field.${field}`)).join(', ') })]
        : []),
    ];
    return parts.join('; ') || t('action.change');
  };

  const summaryOfAccount = ({ action, changes }: AuditEntry): string => {
    if (changes.role?.[1])
      return t(changes.role[1] === 'writer' ? 'action.newWriter' : 'action.newAdmin');
    if (action === 'change' && changes.full_name && !changes.role) {
      return t('action.newName', { name: String(changes.full_name[1] ?? '') });
    }
    if (action === 'create') return t('action.newAccount');
    return t(action === 'delete' ? 'action.noAccount' : 'action.noAdmin');
  };

  const summary = (entry: AuditEntry): string => {
    const { action, kind } = entry;
    if (kind === 'profiles') return summaryOfAccount(entry);
    if (kind === 'files') return t(action === 'keep' ? 'action.keep' : 'action.fileDelete');
    if (action === 'change') return summaryOfSave(entry);
    return t(`action.${action}`, { count: BIN_DAYS });
  };

  return { summary, details: useDetails() };
}

function useDetails() {
  const { t } = useTranslation('history');
  const language = useLanguage();

  const textOf = (column: string, value: unknown): string => {
    if (column === 'pinned') return t(value ? 'detail.yes' : 'detail.no');
    if (!value) return t('detail.empty');
    return DATE_COLUMNS.includes(column)
      ? formatDateTime(parseDate(String(value)), language)
      : String(value);
  };

  return ({ action, changes }: AuditEntry): string[] => {
    if (action !== 'change') return [];
    return Object.entries(changes).flatMap(([column, [from, to]]) => {
      const field = FIELDS[column];
      if (!field) return [];
      const name = t(`field.${field}`);
      if (LONG_COLUMNS.includes(column)) {
        return [t('detail.length', { field: name, from: Number(from), to: Number(to) })];
      }
      if (![...SHORT_COLUMNS, ...DATE_COLUMNS].includes(column)) return [];
      const texts = { from: textOf(column, from), to: textOf(column, to) };
      return [t('detail.fromTo', { field: name, ...texts })];
    });
  };
}
