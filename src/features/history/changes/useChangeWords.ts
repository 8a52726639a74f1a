import { useTranslation } from 'react-i18next';
import { BIN_DAYS } from '../../../services/history/bin';
import type { Change } from '../../../services/history/changes';

/** What readers call the columns; some are one thing to them. */
const NAMES = {
  title: 'title',
  content: 'content',
  slug: 'slug',
  status: 'status',
  published_at: 'published_at',
  category_id: 'category',
  category: 'category',
  featured_image_url: 'pictures',
  additional_images: 'pictures',
  image_texts: 'image_texts',
  youtube_url: 'youtube_url',
  description: 'description',
  type: 'type',
  link: 'link',
  file_url: 'file_url',
} as const;

type Field = (typeof NAMES)[keyof typeof NAMES];

const FIELDS: Record<string, Field> = NAMES;

/** Those short enough to be shown as they were and as they are. */
const SHOWN = ['title', 'slug', 'link', 'youtube_url'];

/** Publishing and taking back are said as such. */
const OF_STATUS: Field[] = ['status', 'published_at'];

/** Gives the words for what was done: a summary, and line by line. */
export function useChangeWords() {
  const { t } = useTranslation('history');

  const fieldsOf = ({ changes }: Change): Field[] => [
    ...new Set(Object.keys(changes).flatMap((column) => FIELDS[column] ?? [])),
  ];

  const saved = (change: Change): string => {
    const status = change.changes.status?.[1];
    const told = status ? OF_STATUS : [];
    const fields = fieldsOf(change).filter((field) => !told.includes(field));
    const words = [
      ...(status ? [t(status === 'published' ? 'action.publish' : 'action.unpublish')] : []),
      ...(fields.length > 0
        ? [t('action.changed', { fields: fields.map((field) => t(`field.${field}`)).join(', ') })]
        : []),
    ];
    return words.join('; ') || t('action.change');
  };

  const ofAccount = ({ action, changes }: Change): string => {
    if (changes.role?.[1]) return t('action.newAdmin');
    if (action === 'create') return t('action.newAccount');
    return t(action === 'delete' ? 'action.noAccount' : 'action.noAdmin');
  };

  const summary = (change: Change): string => {
    const { action, kind } = change;
    if (kind === 'profiles') return ofAccount(change);
    if (kind === 'files') return t(action === 'keep' ? 'action.keep' : 'action.fileDelete');
    if (action === 'change') return saved(change);
    return t(`action.${action}`, { count: BIN_DAYS });
  };

  const worded = (value: unknown): string => (value ? String(value) : t('detail.empty'));

  /** What a save changed, where it can be said in a line. */
  const details = ({ action, changes }: Change): string[] => {
    if (action !== 'change') return [];
    return Object.entries(changes).flatMap(([column, [from, to]]) => {
      const field = FIELDS[column];
      if (!field) return [];
      const name = t(`field.${field}`);
      if (column === 'content') {
        return [t('detail.length', { field: name, from: Number(from), to: Number(to) })];
      }
      if (!SHOWN.includes(column)) return [];
      return [t('detail.fromTo', { field: name, from: worded(from), to: worded(to) })];
    });
  };

  return { summary, details };
}
