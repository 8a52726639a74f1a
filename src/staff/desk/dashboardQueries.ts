import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as categories from '../../services/categories';
import * as alerts from '../data/alerts/alertsAdmin';
import * as bin from '../data/history/bin';
import { staffCounts } from '../data/items/staffCounts';
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

export const itemCounts = queryOptions({
  queryKey: ['admin', 'counts'],
  queryFn: queryFnOf((signal) => staffCounts(signal)),
  staleTime: 0,
});

export const alertList = (period: 'open' | 'ended') =>
  queryOptions({
    queryKey: ['admin', 'alerts', 'list', period],
    queryFn: queryFnOf((signal) => alerts.list({ page: 1, period, signal })),
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
