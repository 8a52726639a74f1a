import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toQueryFn } from '../../lib/http/queryFn';
import { coming, list, toDo } from '../api/items/items';
import type { TranslatedKind } from '../kinds/kind';
import type { ListQuery } from './ListControls';

/**
 * Returns the query of a page of a list (R2.23). Always stale, because colleagues edit too. The
 * previous data stays while another page or filter loads.
 */
export const itemList = (kind: TranslatedKind, query: ListQuery) =>
  queryOptions({
    queryKey: ['admin', kind, 'list', query],
    queryFn: toQueryFn((signal) => list(kind, { ...query, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const toDoList = queryOptions({
  queryKey: ['admin', 'toDo'],
  queryFn: toQueryFn((signal) => toDo(signal)),
  staleTime: 0,
});

export const comingList = queryOptions({
  queryKey: ['admin', 'coming'],
  queryFn: toQueryFn((signal) => coming(signal)),
  staleTime: 0,
});

/** Query of the newest ten alerts that have not ended. Stale, because colleagues edit too. */
export const alertList = queryOptions({
  queryKey: ['admin', 'alerts', 'list'],
  queryFn: toQueryFn((signal) => list('alerts', { page: 1, state: 'open', signal })),
  staleTime: 0,
});
