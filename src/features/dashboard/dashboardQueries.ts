import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as alerts from '../../services/alerts/alertsAdmin';
import * as categories from '../../services/categories';
import * as bin from '../../services/history/bin';
import { countGaps } from '../../services/items/translationState';
import { countNews } from '../../services/news/newsCounts';
import { countNotices } from '../../services/notices/noticeCounts';
import type { ListedType } from '../items/itemType';
import type { ItemPanelConfig, ListQuery } from './list/itemPanelConfig';

/**
 * Returns the query options of one page of a dashboard list (R2.23). Always stale, because colleagues edit
 * too; while another page or filter loads, the data of the previous one stays. A failure is a ServiceError.
 * @param config the list whose `list` fetches the page
 * @param query page from 1, search, filters and order
 */
export const itemList = <Item extends { id: string }, Filter extends string>(
  { kind, list }: Pick<ItemPanelConfig<Item, Filter>, 'kind' | 'list'>,
  query: ListQuery<Filter>,
) =>
  queryOptions({
    queryKey: ['admin', kind, 'list', query],
    queryFn: queryFnOf((signal) => list(query, signal)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The query of the number of articles by state. */
export const newsCounts = queryOptions({
  queryKey: ['admin', 'news', 'counts'],
  queryFn: queryFnOf((signal) => countNews(signal)),
  staleTime: 0,
});

/** The query of the number of notices by state. */
export const noticeCounts = queryOptions({
  queryKey: ['admin', 'notices', 'counts'],
  queryFn: queryFnOf((signal) => countNotices(signal)),
  staleTime: 0,
});

/** Returns the query options of the alerts that have not ended, or of the latest ten that have. */
export const alertList = (period: 'open' | 'ended') =>
  queryOptions({
    queryKey: ['admin', 'alerts', 'list', period],
    queryFn: queryFnOf((signal) => alerts.list({ page: 1, period, signal })),
    staleTime: 0,
  });

/** Returns the query of the numbers of articles or notices that lack a text or have an outdated translation. */
export const gapCounts = (kind: ListedType) =>
  queryOptions({
    queryKey: ['admin', kind, 'gaps'],
    queryFn: queryFnOf((signal) => countGaps(kind, signal)),
    staleTime: 0,
  });

/** The query of the items of the bin. */
export const binList = queryOptions({
  queryKey: ['admin', 'bin'],
  queryFn: queryFnOf((signal) => bin.list(signal)),
  staleTime: 0,
});

/** The query of all categories of news, by name. */
export const categoryList = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: queryFnOf((signal) => categories.list(signal)),
});
