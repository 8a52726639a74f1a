import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { pageNumber } from '../../../lib/urls/pageNumber';
import { translationGaps } from '../../../services/items/translationState';
import type { ItemPanelConfig, ListQuery } from './itemPanelConfig';

/** Page, search and filters of a list, stored in the URL so that reload and the Back button restore them. */
export interface ListSearchParams<Filter extends string> extends ListQuery<Filter> {
  /** Returns the URL of another page of the list. */
  pageHref: (page: number) => string;
  /** Returns the URL of the first page with this filter alone. */
  filterHref: (filter: Filter) => string;
  /** Replaces search or filters and opens the first page, without a history entry. */
  update: (change: Partial<Pick<ListQuery<Filter>, 'search' | 'filter' | 'gap'>>) => void;
}

/**
 * Reads page, search and filters of a dashboard list from the URL, and changes them. The parameters are
 * `news-page`, `news-search`, `news-filter` and `news-gap`, or those with `notices-`. An unknown filter counts as the
 * first one, which means all; the first page, an empty search and that filter are left out of the URL. The
 * hrefs are for links and add a history entry; `update` replaces the entry.
 */
export function useListSearchParams<Filter extends string>({
  kind,
  filters,
}: Pick<ItemPanelConfig<never, Filter>, 'kind' | 'filters'>): ListSearchParams<Filter> {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [all] = filters;
  const read = (name: string) => params.get(`${kind}-${name}`) ?? '';
  const filterParam = (filter: Filter) => (filter === all ? '' : filter);
  const withParams = (base: URLSearchParams, changes: Record<string, string>) => {
    const next = new URLSearchParams(base);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(`${kind}-${name}`, value);
      else next.delete(`${kind}-${name}`);
    }
    return next;
  };
  const hrefWith = (changes: Record<string, string>) => {
    const query = withParams(params, changes).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  // A ref, because a debounced search and a filter can change before the next render and must not undo each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  return {
    page: pageNumber(new URLSearchParams({ page: read('page') })),
    search: read('search'),
    filter: filters.find((filter) => filter === read('filter')) ?? all,
    gap: translationGaps.find((gap) => gap === read('gap')) ?? 'all',
    pageHref: (page) => hrefWith({ page: page > 1 ? String(page) : '' }),
    filterHref: (filter) =>
      hrefWith({ page: '', search: '', gap: '', filter: filterParam(filter) }),
    update: ({ search, filter, gap }) => {
      latest.current = withParams(latest.current, {
        page: '',
        ...(search !== undefined && { search: search.trim() }),
        ...(gap && { gap: gap === 'all' ? '' : gap }),
        ...(filter !== undefined && { filter: filterParam(filter) }),
      });
      setParams(latest.current, { replace: true, state: KEEP_SCROLL_POSITION });
    },
  };
}
