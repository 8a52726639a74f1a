import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/result';
import * as news from '../../services/newsAdmin';
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
