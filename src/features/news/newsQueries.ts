import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/http/result';
import * as news from '../../services/news/news';

/** Query options of the public news; every key begins with `news`, so that a change clears all. */
export const latestNews = (limit: number, category?: string) =>
  queryOptions({
    queryKey: ['news', 'latest', limit, category],
    queryFn: async ({ signal }) => unwrap(await news.listLatest(limit, category, signal)),
  });

export const publishedNews = (page: number, category: string | undefined) =>
  queryOptions({
    queryKey: ['news', 'list', page, category],
    queryFn: async ({ signal }) =>
      unwrap(await news.listPublished({ page, ...(category && { category }), signal })),
  });

export const article = (slugOrId: string) =>
  queryOptions({
    queryKey: ['news', 'article', slugOrId],
    queryFn: async ({ signal }) => unwrap(await news.getPublished(slugOrId, signal)),
  });
