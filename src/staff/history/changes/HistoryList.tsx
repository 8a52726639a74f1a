import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { useAccountName } from '../../account/session/useStaffMember';
import { BIN_DAYS, type HistoryLine } from '../../api/history';
import type { StaffRole } from '../../kinds/rights';
import { RecentTime } from '../../parts/RecentTime';
import { RowList, StaffRow } from '../../parts/StaffRow';

interface Props {
  label: string;
  lines: HistoryLine[];
  /** Returns what a row shows besides who made the change and when. */
  toRow: (
    line: HistoryLine,
    summary: string,
  ) => Record<'title' | 'actions', ReactNode> & { notes?: string };
}

/** Lists lines of the history (decision 0020), each with who made the change and when. */
export const HistoryList = ({ label, lines, toRow }: Props) => (
  <RowList label={label}>
    {lines.map((line) => (
      <RowBoundary key={line.id} name={line.title}>
        {() => <HistoryEntry line={line} toRow={toRow} />}
      </RowBoundary>
    ))}
  </RowList>
);

/** Renders a line of the history: who made the change (“You” for the person), and when. */
function HistoryEntry({ line, toRow }: Pick<Props, 'toRow'> & { line: HistoryLine }) {
  const { t } = useTranslation('history');
  const accountName = useAccountName();
  const summary = useLineSummary();
  const { title, notes, actions } = toRow(line, summary(line));
  const { actorName, occurredAt } = line;
  return (
    <StaffRow
      title={title}
      notes={
        <p>
          {notes && `${notes} · `}
          {actorName === accountName ? t('changes.you') : (actorName ?? t('changes.database'))} ·{' '}
          <RecentTime at={occurredAt} />
        </p>
      }
      actions={actions}
    />
  );
}

/** Returns a function that sums up what a line's change was: “published”, “role: writer → none”. */
function useLineSummary(): (line: HistoryLine) => string {
  const { t } = useTranslation('history');
  const accountSummary = ({ action, changes }: HistoryLine): string => {
    if (action === 'delete') return t('action.noAccount');
    if (changes.role) {
      const [from, to] = changes.role.map((role) =>
        t(`role.${(role ?? 'none') as StaffRole | 'none'}`),
      );
      return t('action.newRole', { from, to });
    }
    return t('action.newAccount');
  };
  return (line) => {
    const { action, kind, changes } = line;
    if (kind === 'profiles') return accountSummary(line);
    const status = action === 'change' && changes.status?.[1];
    if (status) return t(status === 'published' ? 'action.publish' : 'action.unpublish');
    return t(`action.${action}`, { count: BIN_DAYS });
  };
}
