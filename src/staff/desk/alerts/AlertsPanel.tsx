import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { buttonClass } from '../../../ui/actions/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { Panel } from '../../../ui/layout/Panel';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useReauthentication, useRetryQuery } from '../../auth/session/useReauthentication';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { type Alert, endNow, extend } from '../../data/alerts/alertsAdmin';
import { listId, useListState } from '../../items/dashboardLocation';
import { invalidateItems } from '../../items/itemCache';
import { mapData, useItemActions } from '../actions/useItemActions';
import { alertList } from '../dashboardQueries';
import { ItemList } from '../list/ItemList';
import type { ItemRow, RowAction } from '../list/itemRow';
import { UndoButton, useNotifyResult } from '../messages';
import styles from './AlertsPanel.module.css';

type AlertState = 'current' | 'planned' | 'ended';

const ACTIONS: Record<AlertState, RowAction[]> = {
  current: ['endNow', 'delete'],
  planned: ['delete'],
  ended: ['delete'],
};

const TONES = { current: 'green', planned: 'ochre', ended: 'plain' } as const;

const stateOf = ({ startsAt, endsAt }: Alert): AlertState => {
  const now = Date.now();
  if (endsAt.getTime() <= now) return 'ended';
  return startsAt.getTime() > now ? 'planned' : 'current';
};

interface Props {
  onDelete: (row: ItemRow) => void;
  pendingDeletionIds: ReadonlySet<string>;
}

export function AlertsPanel({ onDelete, pendingDeletionIds }: Props) {
  const { t } = useTranslation('admin');
  const listState = useListState('alerts');
  const isWriter = useStaffRole() === 'writer';
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useQuery(alertList('open'));
  const ended = useQuery(alertList('ended'));
  const retry = useRetryQuery(open);
  const focusFallback = useFocusFallback(heading);
  const shown = (alerts: Alert[] = []) =>
    alerts.filter((alert) => !pendingDeletionIds.has(alert.id));
  const openAlerts = shown(open.data?.items);
  const endedAlerts = shown(ended.data?.items);
  const { pending, run } = useAlertActions(openAlerts);
  const toRow = useAlertRow();
  const handlers = {
    badgeTitle: t('list.alerts.state'),
    onAction: (action: RowAction, row: ItemRow) =>
      action === 'delete' ? onDelete(row) : run(action, row),
    pendingAction: (row: ItemRow) => pending.get(row.id),
  };
  return (
    <Panel variant="accent" id="alerts" aria-labelledby={listId('alerts')} {...focusFallback}>
      <header className={styles.header}>
        <h2 id={listId('alerts')} ref={heading} tabIndex={-1}>
          {t('list.alerts.title')}
        </h2>
        {!isWriter && (
          <AppLink to="/admin/alerts/new" state={listState} className={buttonClass('secondary')}>
            <Plus aria-hidden="true" size="1.1em" />
            {t('list.alerts.new')}
          </AppLink>
        )}
      </header>
      {open.error && <LoadError error={open.error} busy={open.isFetching} onRetry={retry} />}
      {!open.data && !open.error && <p>{t('list.loading')}</p>}
      {open.data && openAlerts.length === 0 && <p>{t('list.alerts.none')}</p>}
      {openAlerts.length > 0 && (
        <ItemList rows={openAlerts.map(toRow)} caption={t('list.alerts.title')} {...handlers} />
      )}
      {endedAlerts.length > 0 && (
        <details className={styles.ended}>
          <summary>{t('list.alerts.ended')}</summary>
          <ItemList rows={endedAlerts.map(toRow)} caption={t('list.alerts.ended')} {...handlers} />
        </details>
      )}
    </Panel>
  );
}

/** The English text is the title, as in the audit. */
function useAlertRow(): (alert: Alert) => ItemRow {
  const { t } = useTranslation('admin');
  // Writers put up, change and take down no alerts (decision 0039).
  const isWriter = useStaffRole() === 'writer';
  return (alert) => {
    const state = stateOf(alert);
    return {
      kind: 'alerts',
      id: alert.id,
      title: alert.textEn,
      badge: { tone: TONES[state], name: t(`alertState.${state}`) },
      note: t(`alert.${alert.level}`),
      date: alert.startsAt,
      dateLabel: t('row.from'),
      end: { date: alert.endsAt, label: t('row.until') },
      editPath: isWriter ? undefined : `/admin/alerts/edit/${alert.id}`,
      actions: isWriter ? [] : ACTIONS[state],
    };
  };
}

/**
 * Takes an alert down; “Undo” puts it up again until its previous end.
 * @param alerts have the previous ends
 */
function useAlertActions(alerts: Alert[]) {
  const { t } = useTranslation('admin');
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const undo = async (id: string, title: string, endsAt: Date) => {
    const result = await withReauthentication(() => extend(id, endsAt));
    notifyResult(title, result, () => <p>{t('done.alertExtended', { title })}</p>);
    await invalidateItems('alerts');
  };
  return useItemActions('alerts', {
    endNow: async ({ id }) => {
      const previous = alerts.find((alert) => alert.id === id);
      return mapData(await endNow(id), ({ textEn: title }) => (
        <>
          <p>{t('done.alertEnded', { title })}</p>
          {previous && <UndoButton title={title} onUndo={() => undo(id, title, previous.endsAt)} />}
        </>
      ));
    },
  });
}
