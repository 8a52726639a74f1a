import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../desk/actions/DeleteDialog';
import { useMoveToBin } from '../desk/actions/useMoveToBin';
import { useNewsActions } from '../desk/actions/useNewsActions';
import { useNoticeActions } from '../desk/actions/useNoticeActions';
import { AlertsPanel } from '../desk/alerts/AlertsPanel';
import { usePurgeExpired } from '../desk/bin/usePurgeExpired';
import { Counts } from '../desk/counts/Counts';
import { ItemPanel } from '../desk/list/ItemPanel';
import type { ItemRow, RowAction } from '../desk/list/itemRow';
import { newsPanel } from '../desk/panels/newsPanel';
import { noticesPanel } from '../desk/panels/noticesPanel';
import { UnsavedItemsPanel } from '../desk/UnsavedItemsPanel';
import { RecentActivity } from '../history/changes/RecentActivity';
import type { ItemType, ListedType } from '../items/item';
import styles from './Dashboard.module.css';

/**
 * `/admin/dashboard` (R2.23). Each part loads and fails by itself. A visit purges items that have
 * expired in the bin (decision 0019).
 */
export function Dashboard() {
  const { t } = useTranslation(['admin', 'common']);
  const headings = {
    news: useRef<HTMLHeadingElement>(null),
    notices: useRef<HTMLHeadingElement>(null),
  };
  /** What the open dialog confirms to delete. */
  const [target, setTarget] = useState<{ kind: ItemType; row: ItemRow } | null>(null);
  const actions = { news: useNewsActions(), notices: useNoticeActions() };
  const { pendingDeletionIds, moveToBin } = useMoveToBin();
  usePurgeExpired();
  const panelProps = (kind: ListedType) => ({
    heading: headings[kind],
    pendingDeletionIds,
    onAction: (action: RowAction, row: ItemRow) =>
      action === 'delete' ? setTarget({ kind, row }) : actions[kind].run(action, row),
    pendingAction: ({ id }: ItemRow) => actions[kind].pending.get(id),
  });
  return (
    <div className={`container ${styles.page}`}>
      <title>{t('title', { ns: 'common', page: t('dashboard.title') })}</title>
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t('dashboard.title')}</h1>
        <p className={styles.zone}>{t('dashboard.zone')}</p>
      </header>
      <div className={styles.overview}>
        <Counts headings={headings} />
        <RecentActivity pendingDeletionIds={pendingDeletionIds} />
      </div>
      <UnsavedItemsPanel />
      <AlertsPanel
        pendingDeletionIds={pendingDeletionIds}
        onDelete={(row) => setTarget({ kind: 'alerts', row })}
      />
      <ItemPanel config={newsPanel} {...panelProps('news')} />
      <ItemPanel config={noticesPanel} {...panelProps('notices')} />
      {target && (
        <DeleteDialog
          {...target}
          onConfirm={() => {
            moveToBin(target);
            setTarget(null);
          }}
          onCancel={() => setTarget(null)}
        />
      )}
    </div>
  );
}
