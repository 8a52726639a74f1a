import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as bin from '../../services/history/bin';
import * as news from '../../services/news/newsAdmin';
import { countNews } from '../../services/news/newsCounts';
import * as notices from '../../services/notices/noticesAdmin';

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
    queryFn: queryFnOf((signal) => news.list({ page, search, status: filter, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const noticeList = ({ page, search, filter }: Wanted<(typeof noticeFilters)[number]>) =>
  queryOptions({
    queryKey: ['admin', 'notices', 'list', page, search, filter],
    queryFn: queryFnOf((signal) => notices.list({ page, search, type: filter, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** How many articles are in each state. */
export const newsCounts = queryOptions({
  queryKey: ['admin', 'news', 'counts'],
  queryFn: queryFnOf((signal) => countNews(signal)),
  staleTime: 0,
});

/** How many notices there are. */
export const noticesCount = queryOptions({
  queryKey: ['admin', 'notices', 'count'],
  queryFn: queryFnOf((signal) => notices.count(signal)),
  staleTime: 0,
});

/** What lies in the bin. */
export const binList = queryOptions({
  queryKey: ['admin', 'bin'],
  queryFn: queryFnOf((signal) => bin.list(signal)),
  staleTime: 0,
});
