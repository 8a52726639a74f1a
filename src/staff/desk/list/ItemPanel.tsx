import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { PAGE_SIZE } from '../../../services/paging';
import { buttonClass } from '../../../ui/actions/Button';
import { Panel } from '../../../ui/layout/Panel';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Pagination } from '../../../ui/navigation/Pagination';
import { QueryState } from '../../auth/session/QueryState';
import { useStaffRole } from '../../auth/session/useStaffMember';
import type { ListSort } from '../../data/items/items';
import { listId, useListState } from '../../items/dashboardLocation';
import type { Kind, Listed, TranslatedKind } from '../../kinds/kinds';
import { BulkBar } from '../bulk/BulkBar';
import { itemList } from '../dashboardQueries';
import { ItemList } from './ItemList';
import styles from './ItemPanel.module.css';
import type { ItemRow, RowHandlers } from './itemRow';
import { ListControls } from './ListControls';
import { useSelection } from './selection';
import { useListSearchParams } from './useListSearchParams';
import { useRow } from './useRow';

interface Props extends RowHandlers {
  kind: TranslatedKind;
  /** Focused by the links of the counts. */
  heading: RefObject<HTMLHeadingElement | null>;
  pendingDeletionIds: ReadonlySet<string>;
}

/**
 * The dashboard's list of articles or of notices (R2.23). Redirects from a page that no longer
 * exists to the last one.
 */
export function ItemPanel({ kind, heading, pendingDeletionIds, ...handlers }: Props) {
  const { t } = useTranslation('admin');
  const params = useListSearchParams(kind);
  const list = useQuery(itemList(kind, params.query));
  const focusFallback = useFocusFallback(heading);
  const { data, error, isPlaceholderData } = list;
  const rows = useRows(kind, data?.items ?? [], params.query.sort, pendingDeletionIds);
  const selection = useSelection(rows);
  const isWriter = useStaffRole() === 'writer';
  const { page, sort } = params.query;
  const total = data ? data.total - (data.items.length - rows.length) : 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (data && !isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate replace to={params.pageHref(pages)} />;
  }
  const title = t(`list.${kind}.title`);
  const isShown = data && !error;
  return (
    <Panel variant="accent" id={kind} aria-labelledby={listId(kind)} className={styles.panel}>
      <PanelHeader kind={kind} heading={heading}>
        <p role="status" className={styles.count}>
          {isShown && t(`list.${kind}.count`, { count: total })}
        </p>
        <NewItemLink kind={kind} />
      </PanelHeader>
      <ListControls kind={kind} params={params} />
      <div aria-busy={isPlaceholderData} className={styles.body} {...focusFallback}>
        <QueryState
          query={list}
          loading={t('list.loading')}
          empty={rows.length === 0 && <EmptyList kind={kind} isWhole={params.isWhole} />}
        />
        {isShown && rows.length > 0 && (
          <ItemList
            rows={rows}
            caption={title}
            badgeTitle={t(`list.${kind}.filter`)}
            selection={isWriter ? undefined : selection}
            sorting={{ sort, onSort: (sort) => params.update({ sort }) }}
            {...handlers}
          />
        )}
        <BulkBar kind={kind} selection={selection} />
      </div>
      <Pagination page={page} pages={pages} label={title} href={params.pageHref} target={heading} />
    </Panel>
  );
}

interface PanelHeaderProps {
  kind: Kind;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The heading of the list of a kind, which the links to the list focus. */
export function PanelHeader({ kind, heading, children }: PanelHeaderProps) {
  const { t } = useTranslation('admin');
  return (
    <header className={styles.header}>
      <h2 id={listId(kind)} ref={heading} tabIndex={-1}>
        {t(`list.${kind}.title`)}
      </h2>
      {children}
    </header>
  );
}

export function NewItemLink({ kind }: { kind: Kind }) {
  const { t } = useTranslation('admin');
  const listState = useListState(kind);
  return (
    <AppLink to={`/admin/${kind}/new`} state={listState} className={buttonClass('secondary')}>
      <Plus aria-hidden="true" size="1.1em" />
      {t(`list.${kind}.new`)}
    </AppLink>
  );
}

function EmptyList({ kind, isWhole }: { kind: TranslatedKind; isWhole: boolean }) {
  const { t } = useTranslation('admin');
  if (!isWhole) return t(`list.${kind}.noMatch`);
  return (
    <>
      {t(`list.${kind}.none`)}{' '}
      <AppLink to={`/admin/${kind}/new`}>{t(`list.${kind}.first`)}</AppLink>
    </>
  );
}

/** Replaces the dates by those of the last change where the list is sorted by them. */
function useRows(
  kind: TranslatedKind,
  items: Listed<TranslatedKind>[],
  sort: ListSort,
  pendingDeletionIds: ReadonlySet<string>,
): ItemRow[] {
  const { t } = useTranslation('admin');
  const toRow = useRow(kind);
  const isByChange = sort === 'changed' || sort === 'unchanged';
  return items
    .map(toRow)
    .filter(({ id }) => !pendingDeletionIds.has(id))
    .map((row) =>
      isByChange && row.changed
        ? { ...row, date: row.changed, dateLabel: t('row.changed'), end: undefined }
        : row,
    );
}
