import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { Panel } from '../../../ui/layout/Panel';
import { QueryState } from '../../auth/session/QueryState';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { listId } from '../../items/dashboardLocation';
import { alertList } from '../dashboardQueries';
import { ItemList } from '../list/ItemList';
import { NewItemLink, PanelHeader } from '../list/ItemPanel';
import type { RowHandlers } from '../list/itemRow';
import { useRow } from '../list/useRow';
import styles from './AlertsPanel.module.css';

interface Props extends RowHandlers {
  pendingDeletionIds: ReadonlySet<string>;
}

export function AlertsPanel({ pendingDeletionIds, ...handlers }: Props) {
  const { t } = useTranslation('admin');
  const isWriter = useStaffRole() === 'writer';
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useQuery(alertList('open'));
  const ended = useQuery(alertList('ended'));
  const focusFallback = useFocusFallback(heading);
  const toRow = useRow('alerts');
  const rowsOf = (query: typeof open) =>
    (query.data?.items ?? []).map(toRow).filter(({ id }) => !pendingDeletionIds.has(id));
  const [openAlerts, endedAlerts] = [rowsOf(open), rowsOf(ended)];
  const listProps = { badgeTitle: t('list.alerts.state'), ...handlers };
  return (
    <Panel variant="accent" id="alerts" aria-labelledby={listId('alerts')} {...focusFallback}>
      <PanelHeader kind="alerts" heading={heading}>
        {!isWriter && <NewItemLink kind="alerts" />}
      </PanelHeader>
      <QueryState
        query={open}
        loading={t('list.loading')}
        empty={openAlerts.length === 0 && t('list.alerts.none')}
      />
      {openAlerts.length > 0 && (
        <ItemList rows={openAlerts} caption={t('list.alerts.title')} {...listProps} />
      )}
      {endedAlerts.length > 0 && (
        <details className={styles.ended}>
          <summary>{t('list.alerts.ended')}</summary>
          <ItemList rows={endedAlerts} caption={t('list.alerts.ended')} {...listProps} />
        </details>
      )}
    </Panel>
  );
}
