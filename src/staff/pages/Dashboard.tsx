import { createRef, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaffPage } from '../../ui/page/StaffPage';
import { ActionDialog } from '../desk/actions/ActionDialog';
import { DeleteDialog } from '../desk/actions/DeleteDialog';
import { useItemActions } from '../desk/actions/useItemActions';
import { AlertsPanel } from '../desk/alerts/AlertsPanel';
import { usePurgeExpired } from '../desk/bin/usePurgeExpired';
import { Counts } from '../desk/counts/Counts';
import { ItemPanel } from '../desk/list/ItemPanel';
import type { AskingAction, ItemAction, ItemRow, RowAction } from '../desk/list/itemRow';
import { UnsavedItemsPanel } from '../desk/UnsavedItemsPanel';
import { RecentActivity } from '../history/changes/RecentActivity';
import { type TranslatedKind, translatedKinds } from '../kinds/kinds';
import styles from './Dashboard.module.css';

/**
 * `/admin/dashboard` (R2.23). Each part loads and fails by itself. A visit purges items that have
 * expired in the bin (decision 0019).
 */
export function Dashboard() {
  const { t } = useTranslation('admin');
  const [headings] = useState(
    () =>
      Object.fromEntries(
        translatedKinds.map((kind) => [kind, createRef<HTMLHeadingElement>()]),
      ) as Record<TranslatedKind, RefObject<HTMLHeadingElement | null>>,
  );
  const [asked, setAsked] = useState<{ action: AskingAction; row: ItemRow } | null>(null);
  const { run, moveToBin, pendingAction, pendingDeletionIds } = useItemActions();
  usePurgeExpired();
  const handlers = {
    pendingAction,
    pendingDeletionIds,
    onAction: (action: RowAction, row: ItemRow) =>
      action === 'duplicate' || action === 'endNow' ? run(action, row) : setAsked({ action, row }),
  };
  const confirm = (start: () => void) => {
    setAsked(null);
    start();
  };
  return (
    <StaffPage
      title={t('dashboard.title')}
      actions={<p className={styles.zone}>{t('dashboard.zone')}</p>}
    >
      <div className={styles.overview}>
        <Counts headings={headings} />
        <RecentActivity pendingDeletionIds={pendingDeletionIds} />
      </div>
      <UnsavedItemsPanel />
      <AlertsPanel {...handlers} />
      {translatedKinds.map((kind) => (
        <ItemPanel key={kind} kind={kind} heading={headings[kind]} {...handlers} />
      ))}
      {asked?.action === 'delete' && (
        <DeleteDialog
          kind={asked.row.kind}
          title={asked.row.title}
          onConfirm={() => confirm(() => moveToBin(asked.row))}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked && asked.action !== 'delete' && (
        <ActionDialog
          action={asked.action}
          row={asked.row}
          onConfirm={() => confirm(() => run(asked.action as ItemAction, asked.row))}
          onCancel={() => setAsked(null)}
        />
      )}
    </StaffPage>
  );
}
