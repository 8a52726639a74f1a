import { useTranslation } from 'react-i18next';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { AuditEntry } from '../../data/history/auditEntries';
import { BIN_DAYS } from '../../data/history/bin';
import type { Field } from '../../kinds/field';
import { definitionOf } from '../../kinds/kinds';

/** Omitted when the status changes, because the summary states the new status. */
const STATUS_COLUMNS = ['status', 'published_at'];

/** Returns the name of a column, `field` in history.json; empty for one that has none. */
function useColumnName(): (column: string) => string {
  const { t } = useTranslation('history');
  return (column) => textAt(t, `field.${column}`, { defaultValue: '' });
}

/**
 * Text of an audit entry (decision 0020): `summary` is one line such as “published; changed: title,
 * images”; `details` has one line for each changed short field (old and new value) and for the
 * length of the content. Columns without a translation are left out.
 */
export function useAuditEntryText() {
  const { t } = useTranslation('history');

  const nameOf = useColumnName();

  const summaryOfSave = ({ changes }: AuditEntry): string => {
    const status = changes.status?.[1];
    const omitted = status ? STATUS_COLUMNS : [];
    const columns = Object.keys(changes).filter((column) => !omitted.includes(column));
    // Several columns can have one name.
    const fields = [...new Set(columns.map(nameOf))].filter(Boolean);
    const parts = [
      ...(status ? [t(status === 'published' ? 'action.publish' : 'action.unpublish')] : []),
      ...(fields.length > 0 ? [t('action.changed', { fields: fields.join(', ') })] : []),
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
  const nameOf = useColumnName();

  const textOf = (detail: Field['detail'], value: unknown): string => {
    if (detail === 'yesNo') return t(value ? 'detail.yes' : 'detail.no');
    if (!value) return t('detail.empty');
    return detail === 'date' ? formatDateTime(parseDate(String(value)), language) : String(value);
  };

  return ({ action, kind, changes }: AuditEntry): string[] => {
    if (action !== 'change' || kind === 'profiles' || kind === 'files') return [];
    const { fields } = definitionOf(kind);
    return Object.entries(changes).flatMap(([column, [from, to]]) => {
      const field = nameOf(column);
      // Of a long text the audit log has the lengths.
      if (typeof from === 'number' && typeof to === 'number') {
        return [t('detail.length', { field, from, to })];
      }
      const detail = fields[column.replace(/^translated_/, '')]?.detail;
      if (!detail) return [];
      return [t('detail.fromTo', { field, from: textOf(detail, from), to: textOf(detail, to) })];
    });
  };
}
