import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as news from '../../services/news/news';

/** Query options of the public news; every key begins with `news`, so that a change clears all. */
export const latestNews = (limit: number, category?: string) =>
  queryOptions({
    queryKey: ['news', 'latest', limit, category],
    queryFn: queryFnOf((signal) => news.listLatest(limit, category, signal)),
  });

export const publishedNews = (page: number, category: string | undefined) =>
  queryOptions({
    queryKey: ['news', 'list', page, category],
    queryFn: queryFnOf((signal) =>
      news.listPublished({ page, ...(category && { category }), signal }),
    ),
  });

export const article = (slugOrId: string) =>
  queryOptions({
    queryKey: ['news', 'article', slugOrId],
    queryFn: queryFnOf((signal) => news.getPublished(slugOrId, signal)),
  });
