import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { pageNumber } from '../../../lib/urls/pageNumber';
import { isUuid } from '../../../lib/urls/urls';
import { withQuery } from '../../../lib/urls/withQuery';
import { LIST_SORTS } from '../../data/items/items';
import type { TranslatedKind } from '../../kinds/kinds';
import { type ListQuery, listStates } from './itemRow';

type Changes = Partial<Omit<ListQuery, 'page'>>;

export type ListSearchParams = ReturnType<typeof useListSearchParams>;

const NONE = { page: '', search: '', filter: '', category: '' };

/**
 * Reads and writes the filters of a list in the URL, so that reload and Back restore them: `news-page`, `news-search`,
 * `news-filter`, `news-category` and `news-sort`, or with `notices-`. Unknown values count as the default, which the URL omits.
 * @returns `filtersSet` does not count the search, `isWhole` does; `pageHref` is for links, which add a history entry; `update`,
 *   which goes to page 1, and `reset`, which keeps the order, replace the entry
 */
export function useListSearchParams(kind: TranslatedKind) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const defaults: Record<string, string> = { filter: 'all', sort: LIST_SORTS[0] };
  const withParams = (base: URLSearchParams, changes: Record<string, string>) => {
    const next = new URLSearchParams(base);
    for (const [name, value] of Object.entries(changes)) {
      if (value && value !== defaults[name]) next.set(`${kind}-${name}`, value);
      else next.delete(`${kind}-${name}`);
    }
    return next;
  };
  // A ref, because a debounced search and a filter can change before the next render and must not undo each other.
  const latest = useRef(params);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    // An earlier change of two can render while the later one is still a transition.
    const index = pending.current.indexOf(params.toString());
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
    if (pending.current.length === 0) latest.current = params;
  }, [params]);
  const replace = (changes: Record<string, string>) => {
    latest.current = withParams(latest.current, changes);
    pending.current.push(latest.current.toString());
    setParams(latest.current, { replace: true, state: KEEP_SCROLL_POSITION });
  };
  const query = readQuery(params, kind);
  const { state, category } = query;
  const filtersSet = [state !== 'all', category].filter(Boolean).length;
  return {
    query,
    filtersSet,
    isWhole: filtersSet === 0 && query.search === '',
    pageHref: (page: number) =>
      withQuery(pathname, withParams(params, { page: page > 1 ? String(page) : '' })),
    update: ({ search, state: filter, ...changes }: Changes) =>
      replace({
        page: '',
        ...changes,
        ...(filter && { filter }),
        ...(search !== undefined && { search: search.trim() }),
      }),
    reset: () => replace(NONE),
  };
}

function readQuery(params: URLSearchParams, kind: TranslatedKind): ListQuery {
  const read = (name: string) => params.get(`${kind}-${name}`) ?? '';
  return {
    page: pageNumber(read('page')),
    search: read('search'),
    state: listStates(kind).find((state) => state === read('filter')) ?? 'all',
    category: isUuid(read('category')) ? read('category') : '',
    sort: LIST_SORTS.find((sort) => sort === read('sort')) ?? LIST_SORTS[0],
  };
}
