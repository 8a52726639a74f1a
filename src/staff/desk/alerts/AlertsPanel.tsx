import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { Panel } from '../../../ui/layout/Panel';
import { QueryState } from '../../auth/session/QueryState';
import { useRowActions } from '../actions/useRowActions';
import { alertList } from '../dashboardQueries';
import { ItemList } from '../list/ItemList';
import { useRow } from '../list/useRow';

interface Props {
  /** `open`: on the site, or planned. */
  state: 'open' | 'ended';
}

/** Renders nothing without any. */
export function AlertsPanel({ state }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  const list = useQuery(alertList(state));
  const { handlers, dialogs } = useRowActions();
  const rows = (list.data?.items ?? [])
    .map(useRow('alerts'))
    .filter((row) => !handlers.pendingDeletionIds.has(row.id));
  if (rows.length === 0 && !list.error) return null;
  const title = t(`list.alerts.${state}`);
  return (
    <Panel aria-labelledby={id} className="stack gap-3" {...focusFallback}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <QueryState compact query={list} />
      {rows.length > 0 && <ItemList rows={rows} caption={title} {...handlers} />}
      {dialogs}
    </Panel>
  );
}
