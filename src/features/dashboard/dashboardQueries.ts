import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as alerts from '../../services/alerts/alertsAdmin';
import * as categories from '../../services/categories';
import * as bin from '../../services/history/bin';
import { countGaps } from '../../services/items/translationState';
import { countNews } from '../../services/news/newsCounts';
import { countNotices } from '../../services/notices/noticeCounts';
import type { ListedType } from '../items/item';
import type { ItemPanelConfig, ListQuery } from './list/itemPanelConfig';

/**
 * One page of a dashboard list (R2.23). Always stale, because colleagues edit too; while another
 * page or filter loads, the previous data stays.
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

export const newsCounts = queryOptions({
  queryKey: ['admin', 'news', 'counts'],
  queryFn: queryFnOf((signal) => countNews(signal)),
  staleTime: 0,
});

export const noticeCounts = queryOptions({
  queryKey: ['admin', 'notices', 'counts'],
  queryFn: queryFnOf((signal) => countNotices(signal)),
  staleTime: 0,
});

export const alertList = (period: 'open' | 'ended') =>
  queryOptions({
    queryKey: ['admin', 'alerts', 'list', period],
    queryFn: queryFnOf((signal) => alerts.list({ page: 1, period, signal })),
    staleTime: 0,
  });

export const gapCounts = (kind: ListedType) =>
  queryOptions({
    queryKey: ['admin', kind, 'gaps'],
    queryFn: queryFnOf((signal) => countGaps(kind, signal)),
    staleTime: 0,
  });

export const binList = queryOptions({
  queryKey: ['admin', 'bin'],
  queryFn: queryFnOf((signal) => bin.list(signal)),
  staleTime: 0,
});

export const categoryList = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: queryFnOf((signal) => categories.list(signal)),
});
