import { queryOptions } from '@tanstack/react-query';
import { queryFnOf } from '../../lib/http/queryFn';
import * as news from '../../services/news/news';

// Every query key starts with `news`, so that one call invalidates all of them after a change.

/**
 * Returns query options for the newest published articles; the query fails with a ServiceError (R8.2).
 * @param limit the largest number of articles
 * @param category a slug, `trade`; omitted for all categories
 */
export const latestNews = (limit: number, category?: string) =>
  queryOptions({
    queryKey: ['news', 'latest', limit, category],
    queryFn: queryFnOf((signal) => news.listLatest(limit, category, signal)),
  });

/**
 * Returns query options for a page of ten published articles and their total number (R7.8, R9.28). The data
 * of a page beyond the end have no items; the query fails with a ServiceError (R8.2).
 * @param page from 1
 * @param category a slug, `trade`; undefined for all categories
 */
export const publishedNews = (page: number, category: string | undefined) =>
  queryOptions({
    queryKey: ['news', 'list', page, category],
    queryFn: queryFnOf((signal) =>
      news.listPublished({ page, ...(category && { category }), signal }),
    ),
  });

/**
 * Returns query options for a published article. The data are null for an unknown, a scheduled and a draft
 * article; the query fails with a ServiceError (R8.2).
 * @param slugOrId the last segment of the path, `new-visa-rules` or a UUID (R2.8)
 */
export const article = (slugOrId: string) =>
  queryOptions({
    queryKey: ['news', 'article', slugOrId],
    queryFn: queryFnOf((signal) => news.getPublished(slugOrId, signal)),
  });
