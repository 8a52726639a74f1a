import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../account/session/QueryState';
import { Panel } from '../../parts/Panel';
import { useRowActions } from '../actions/useRowActions';
import { ItemList } from '../list/ItemList';
import { useRow } from '../list/useRow';
import { alertList } from '../queries';

interface Props {
  /** `open`: on the site, or planned. */
  state: 'open' | 'ended';
}

/** Lists the newest alerts that are `open` or `ended`; renders nothing if there are none. */
export function AlertsPanel({ state }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  const id = useId();
  const list = useQuery(alertList(state));
  const { handlers, dialogs } = useRowActions();
  const rows = (list.data?.items ?? [])
    .filter(({ id }) => !handlers.pendingDeletionIds.has(id))
    .map(useRow('alerts'));
  if (rows.length === 0 && !list.error) return null;
  const title = t(`kinds:alerts.list.${state}`);
  return (
    <Panel variant="compact" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <QueryState compact query={list} />
      {rows.length > 0 && <ItemList rows={rows} label={title} {...handlers} />}
      {dialogs}
    </Panel>
  );
}
