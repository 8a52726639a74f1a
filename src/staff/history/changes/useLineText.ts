import { useTranslation } from 'react-i18next';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { BIN_DAYS } from '../../api/history/bin';
import type { HistoryLine } from '../../api/history/history';
import type { AnyItem } from '../../kinds/kind';
import type { StaffRole } from '../../kinds/rights';

/** Columns whose values are short enough for a line. */
const SHORT = [
  ...['title', 'slug', 'youtube_url', 'published_at'],
  ...['link', 'pinned', 'text_en', 'text_ru', 'starts_at', 'ends_at'],
];

/** Columns omitted when the status changes, because the summary states the new status. */
const STATUS_COLUMNS = ['status', 'published_at'];

/**
 * Returns whether a change put a date of publication that was still to come into the past, as
 * “Publish now” does.
 */
function isNoLongerScheduled({ changes, occurredAt }: HistoryLine): boolean {
  const [from, to] = (changes.published_at ?? []).map((date) => parseDate(String(date)));
  return from !== undefined && to !== undefined && from > occurredAt && to <= occurredAt;
}

/**
 * Returns two functions of a line of the history (decision 0020): `summary`, one line such as
 * “published; changed: title, images”, and `details`, a line for each changed short field (old and
 * new value) and for the length of a long text. Columns that history.json does not name are left
 * out.
 * @param item the stored item, whose language decides how texts are named; undefined after it was
 *   deleted
 */
export function useLineText(item: AnyItem | undefined) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const original = item?.language as Language | undefined;

  /**
   * Returns the name of a column, of its kind or as kinds share it in history.json, with its
   * language if the item has one; empty for a column without a name.
   */
  const nameOf = (kind: HistoryLine['kind'], column: string): string => {
    const name = column.replace(/^translated_/, '');
    const own = original && name !== column ? otherLanguage(original) : original;
    const keys = [`field.${own}.${name}`, `field.${name}`];
    const ofKind = keys.map((key) => key.replace('field', `kinds:${kind}.column`));
    return textAt(t, [...ofKind, ...keys], { defaultValue: '' });
  };

  /** Names the new status and the changed fields, in the language of the interface. */
  const summaryOfSave = (entry: HistoryLine): string => {
    const { kind, changes } = entry;
    const status = changes.status?.[1] ?? (isNoLongerScheduled(entry) && 'published');
    const omitted = status ? STATUS_COLUMNS : [];
    const columns = Object.keys(changes).filter((column) => !omitted.includes(column));
    // Several columns can have one name.
    const fields = [...new Set(columns.map((column) => nameOf(kind, column)))].filter(Boolean);
    const parts = [
      ...(status ? [t(status === 'published' ? 'action.publish' : 'action.unpublish')] : []),
      ...(fields.length > 0 ? [t('action.changed', { fields: fields.join(', ') })] : []),
    ];
    return parts.join('; ') || t('action.change');
  };

  const summaryOfAccount = ({ action, changes }: HistoryLine): string => {
    if (action === 'delete') return t('action.noAccount');
    if (changes.role) {
      const [from, to] = changes.role.map((role) =>
        t(`role.${(role ?? 'none') as StaffRole | 'none'}`),
      );
      return t('action.newRole', { from, to });
    }
    if (action === 'create') return t('action.newAccount');
    return t('action.newName', { name: String(changes.full_name?.[1] ?? '') });
  };

  const summary = (entry: HistoryLine): string => {
    const { action, kind } = entry;
    if (kind === 'profiles') return summaryOfAccount(entry);
    if (kind === 'files') return t(action === 'keep' ? 'action.keep' : 'action.fileDelete');
    if (action === 'change') return summaryOfSave(entry);
    return t(`action.${action}`, { count: BIN_DAYS });
  };

  const shownValue = (column: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'detail.yes' : 'detail.no');
    if (!value) return t('detail.empty');
    return column.endsWith('_at')
      ? formatDateTime(parseDate(String(value)), language)
      : t('detail.quoted', { text: value });
  };

  const details = ({ action, kind, changes }: HistoryLine): string[] => {
    if (action !== 'change') return [];
    return Object.entries(changes).flatMap(([column, [before, after]]) => {
      const field = nameOf(kind, column);
      // For a long text the history has the lengths, null for none.
      if (typeof before === 'number' || typeof after === 'number') {
        if (before === after) return [];
        return [t('detail.length', { field, from: before ?? 0, to: after ?? 0 })];
      }
      if (!SHORT.includes(column.replace(/^translated_/, ''))) return [];
      const [from, to] = [before, after].map((value) => shownValue(column, value));
      return [t('detail.fromTo', { field, from, to })];
    });
  };

  return { summary, details };
}
