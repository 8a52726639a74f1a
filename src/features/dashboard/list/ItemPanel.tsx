import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { PAGE_SIZE } from '../../../services/paging';
import { buttonClass } from '../../../ui/actions/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { Panel } from '../../../ui/layout/Panel';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Pagination } from '../../../ui/navigation/Pagination';
import { useRetryQuery } from '../../auth/session/useReauthentication';
import { listId, useListState } from '../../items/dashboardLocation';
import type { ListedType } from '../../items/itemType';
import { itemList } from '../dashboardQueries';
import { FilterSelect } from './FilterSelect';
import { ItemList } from './ItemList';
import styles from './ItemPanel.module.css';
import type { ItemPanelConfig } from './itemPanelConfig';
import type { RowHandlers } from './itemRow';
import { TranslationFilter } from './TranslationFilter';
import { type ListSearchParams, useListSearchParams } from './useListSearchParams';

interface Props<Item extends { id: string }, Filter extends string> extends RowHandlers {
  /** newsPanel or noticesPanel. */
  config: ItemPanelConfig<Item, Filter>;
  /** The heading, which the links of the counts focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Ids of items that are being moved to the bin; their rows are not rendered. */
  pendingDeletionIds: ReadonlySet<string>;
}

/**
 * Renders the dashboard's list of articles or of notices with its number of items, search, filter and
 * pagination (R2.23). States that it is loading, the error with “Try again”, that there are no items or that none
 * matches. Redirects from a page that no longer exists to the one with the highest number.
 */
export function ItemPanel<Item extends { id: string }, Filter extends string>({
  config,
  heading,
  pendingDeletionIds,
  ...handlers
}: Props<Item, Filter>) {
  const { kind, filters } = config;
  const { t } = useTranslation('admin');
  const params = useListSearchParams(config);
  const query = useQuery(itemList(config, params));
  const retry = useRetryQuery(query);
  const focusFallback = useFocusFallback(heading);
  const { filterName, toRow } = config.usePresentation();
  const { data, error, isFetching, isPlaceholderData } = query;
  const items = data?.items.filter((item) => !pendingDeletionIds.has(item.id)) ?? [];
  const total = data ? data.total - (data.items.length - items.length) : 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  // The page no longer exists, because its last item was deleted or the URL is old.
  if (data && !isPlaceholderData && pages > 0 && params.page > pages) {
    return <Navigate replace to={params.pageHref(pages)} />;
  }
  const title = t(`list.${kind}.title`);
  const { search, filter, gap } = params;
  const unfiltered = search === '' && filter === filters[0] && gap === 'all';
  return (
    <Panel variant="accent" id={kind} aria-labelledby={listId(kind)} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={listId(kind)} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="status" className={styles.count}>
          {data && !error && t(`list.${kind}.count`, { count: total })}
        </p>
        <NewItemLink kind={kind} />
      </header>
      <ListControls config={config} params={params} filterName={filterName} />
      <div aria-busy={isPlaceholderData} className={styles.body} {...focusFallback}>
        {error && <LoadError error={error} busy={isFetching} onRetry={retry} />}
        {!data && !error && <p className={styles.empty}>{t('list.loading')}</p>}
        {data && !error && items.length > 0 && (
          <ItemList
            rows={items.map(toRow)}
            caption={title}
            badgeTitle={t(`list.${kind}.filter`)}
            {...handlers}
          />
        )}
        {data && !error && items.length === 0 && <EmptyList kind={kind} unfiltered={unfiltered} />}
      </div>
      <Pagination
        page={params.page}
        pages={pages}
        label={title}
        href={params.pageHref}
        target={heading}
      />
    </Panel>
  );
}

interface ListControlsProps<Item extends { id: string }, Filter extends string> {
  config: ItemPanelConfig<Item, Filter>;
  params: ListSearchParams<Filter>;
  filterName: (filter: Filter) => string;
}

function ListControls<Item extends { id: string }, Filter extends string>({
  config: { kind, filters },
  params,
  filterName,
}: ListControlsProps<Item, Filter>) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.controls}>
      <SearchBox
        label={t(`list.${kind}.search`)}
        value={params.search}
        onSearch={(search) => params.update({ search })}
      />
      <FilterSelect
        label={t(`list.${kind}.filter`)}
        value={params.filter}
        options={filters.map((value) => ({ value, name: filterName(value) }))}
        onSelect={(filter) => params.update({ filter })}
      />
      <TranslationFilter
        kind={kind}
        value={params.gap}
        onSelect={(gap) => params.update({ gap })}
      />
    </div>
  );
}

function NewItemLink({ kind }: { kind: ListedType }) {
  const { t } = useTranslation('admin');
  const listState = useListState(kind);
  return (
    <AppLink to={`/admin/${kind}/new`} state={listState} className={buttonClass('secondary')}>
      <Plus aria-hidden="true" size="1.1em" />
      {t(`list.${kind}.new`)}
    </AppLink>
  );
}

/** States why a list is empty: there are no items yet, or none matches. */
function EmptyList({ kind, unfiltered }: { kind: ListedType; unfiltered: boolean }) {
  const { t } = useTranslation('admin');
  if (!unfiltered) return <p className={styles.empty}>{t(`list.${kind}.noMatch`)}</p>;
  return (
    <p className={styles.empty}>
      {t(`list.${kind}.none`)}{' '}
      <AppLink to={`/admin/${kind}/new`}>{t(`list.${kind}.first`)}</AppLink>
    </p>
  );
}
