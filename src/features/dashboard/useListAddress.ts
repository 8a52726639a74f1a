import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { IN_PLACE } from '../../lib/browser/scroll';
import { pageNumber } from '../../lib/urls/pageNumber';

/** Where a reader is in one of the lists; kept in the address, so that Back and reload keep it. */
export interface ListAddress<Filter extends string> {
  page: number;
  search: string;
  filter: Filter;
  /** The address of another page of the same list. */
  href: (page: number) => string;
  /** The address of the whole list, or of all in it that pass one filter. */
  filtered: (filter: Filter) => string;
  /** Narrows the list differently, from its first page. */
  narrow: (choice: { search?: string; filter?: Filter }) => void;
}

/**
 * The part of the address that belongs to one list (`news-page`, `news-search`, `news-filter`).
 * The first of `filters` stands for all; anything unknown counts as it.
 */
export function useListAddress<Filter extends string>(
  list: string,
  filters: readonly [Filter, ...Filter[]],
): ListAddress<Filter> {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(`${list}-${name}`) ?? '';
  const write = (changes: Record<string, string>, base: URLSearchParams) => {
    const next = new URLSearchParams(base);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(`${list}-${name}`, value);
      else next.delete(`${list}-${name}`);
    }
    return next;
  };
  const all = filters[0];
  // A search that fires while a filter is being chosen must not undo it: both start from here.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    page: pageNumber(new URLSearchParams({ page: read('page') })),
    search: read('search'),
    filter: filters.find((filter) => filter === read('filter')) ?? all,
    href: (page) => {
      const query = write({ page: page > 1 ? String(page) : '' }, params).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    filtered: (filter) => {
      const choice = { page: '', search: '', filter: filter === all ? '' : filter };
      const query = write(choice, params).toString();
      return query ? `${pathname}?${query}` : pathname;
    },
    narrow: ({ search, filter }) => {
      const changes = {
        page: '',
        ...(search !== undefined && { search: search.trim() }),
        ...(filter !== undefined && { filter: filter === all ? '' : filter }),
      };
      latest.current = write(changes, latest.current);
      setParams(latest.current, { replace: true, state: IN_PLACE });
    },
  };
}
