import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/result';
import { lastChanges } from '../../services/lastChanges';
import * as news from '../../services/newsAdmin';
import { countNews } from '../../services/newsCounts';
import * as notices from '../../services/noticesAdmin';

export const newsFilters = ['all', 'published', 'scheduled', 'draft'] as const;
export const noticeFilters = ['all', 'link', 'document', 'image'] as const;

interface Wanted<Filter> {
  page: number;
  search: string;
  filter: Filter;
}

/** What staff see: every state, always asked for anew, since others edit too. */
export const newsList = ({ page, search, filter }: Wanted<(typeof newsFilters)[number]>) =>
  queryOptions({
    queryKey: ['admin', 'news', 'list', page, search, filter],
    queryFn: async ({ signal }) =>
      unwrap(await news.list({ page, search, status: filter, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const noticeList = ({ page, search, filter }: Wanted<(typeof noticeFilters)[number]>) =>
  queryOptions({
    queryKey: ['admin', 'notices', 'list', page, search, filter],
    queryFn: async ({ signal }) =>
      unwrap(await notices.list({ page, search, type: filter, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** How many articles are in each state. */
export const newsCounts = queryOptions({
  queryKey: ['admin', 'news', 'counts'],
  queryFn: async ({ signal }) => unwrap(await countNews(signal)),
  staleTime: 0,
});

/** How many notices there are. */
export const noticesCount = queryOptions({
  queryKey: ['admin', 'notices', 'count'],
  queryFn: async ({ signal }) => unwrap(await notices.count(signal)),
  staleTime: 0,
});

/** How many of the last changes are shown. */
const CHANGES = 5;

/** What was changed last. */
export const changes = queryOptions({
  queryKey: ['admin', 'changes'],
  queryFn: async ({ signal }) => unwrap(await lastChanges(CHANGES, signal)),
  staleTime: 0,
});
