import { useTranslation } from 'react-i18next';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { BIN_DAYS } from '../../api/history/bin';
import type { HistoryLine } from '../../api/history/history';
import type { AnyItem } from '../../kinds/kind';
import type { StaffRole } from '../../kinds/rights';

/** Columns omitted when the status changes, because the summary states the new status. */
const STATUS_COLUMNS = ['status', 'published_at'];

/**
 * Returns a function that sums a line of the history up (decision 0020), such as “published;
 * changed: title, images”. Columns that history.json does not name are left out.
 * @param item the stored item, whose language decides how texts are named; undefined after it was
 *   deleted
 */
export function useLineSummary(item: AnyItem | undefined): (line: HistoryLine) => string {
  const { t } = useTranslation('history');
  const original = item?.language as Language | undefined;

  /**
   * Returns the name of a column, of its kind or as kinds share it in history.json, with its
   * language if the item has one; empty for a column without a name.
   */
  const columnName = (kind: HistoryLine['kind'], column: string): string => {
    const name = column.replace(/^translated_/, '');
    const own = original && name !== column ? otherLanguage(original) : original;
    const keys = [`field.${own}.${name}`, `field.${name}`];
    const ofKind = keys.map((key) => key.replace('field', `kinds:${kind}.column`));
    return textAt(t, [...ofKind, ...keys], { defaultValue: '' });
  };

  /** Names the new status and the changed fields, in the language of the interface. */
  const saveSummary = ({ kind, changes }: HistoryLine): string => {
    const status = changes.status?.[1];
    const omitted = status ? STATUS_COLUMNS : [];
    const columns = Object.keys(changes).filter((column) => !omitted.includes(column));
    // Several columns can have one name.
    const fields = [...new Set(columns.map((column) => columnName(kind, column)))].filter(Boolean);
    const parts = [
      ...(status ? [t(status === 'published' ? 'action.publish' : 'action.unpublish')] : []),
      ...(fields.length > 0 ? [t('action.changed', { fields: fields.join(', ') })] : []),
    ];
    return parts.join('; ') || t('action.change');
  };

  const accountSummary = ({ action, changes }: HistoryLine): string => {
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

  return (entry) => {
    const { action, kind } = entry;
    if (kind === 'profiles') return accountSummary(entry);
    if (kind === 'files') return t(action === 'keep' ? 'action.keep' : 'action.fileDelete');
    if (action === 'change') return saveSummary(entry);
    return t(`action.${action}`, { count: BIN_DAYS });
  };
}
