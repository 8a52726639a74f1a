import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as news from '../../services/news/news';

// Every query key starts with `news`, so that one call invalidates all of them after a change.

/** Query options for the newest articles, at most `limit`. */
export const latestNews = (limit: number, category?: string) =>
  queryOptions({
    queryKey: ['news', 'latest', limit, category],
    queryFn: queryFnOf((signal) => news.listLatest(limit, category, signal)),
  });

/** Query options for a page of the list, from 1. */
export const publishedNews = (page: number, category: string | undefined) =>
  queryOptions({
    queryKey: ['news', 'list', page, category],
    queryFn: queryFnOf((signal) =>
      news.listPublished({ page, ...(category && { category }), signal }),
    ),
  });

/** Query options for an article; its data are null for an unknown one. */
export const article = (slugOrId: string) =>
  queryOptions({
    queryKey: ['news', 'article', slugOrId],
    queryFn: queryFnOf((signal) => news.getPublished(slugOrId, signal)),
  });
