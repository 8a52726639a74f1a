import { queryOptions } from '@tanstack/react-query';
import { toQueryFn } from '../../lib/http/queryFn';
import { listAround } from '../data/news/newsAround';
import type { NewsListing } from '../data/news/newsList';
import * as news from '../data/news/newsPage';
import type { NewsListItem } from '../data/news/newsRows';

// Every query key starts with `news`, so that one call invalidates all of them after a change.

/**
 * Returns the query of the latest articles. Fails with a ServiceError (R8.2).
 * @param category a slug, `trade`; without it articles of all categories
 */
export const latestNews = (limit: number, category?: string) =>
  queryOptions({
    queryKey: ['news', 'latest', limit, category],
    queryFn: toQueryFn((signal) => news.listLatest(limit, category, signal)),
  });

/** Query of the latest articles for the home page (R9.29). */
export const homeNews = latestNews(5);

/**
 * Returns the query of ten articles and their total (R7.8, R9.28); no items beyond the end. Fails
 * with a ServiceError (R8.2).
 */
export const publishedNews = ({ page, category }: NewsListing) =>
  queryOptions({
    queryKey: ['news', 'list', page, category],
    queryFn: toQueryFn((signal) => news.listPublished({ page, category }, signal)),
  });

/**
 * Returns the query of an article. Its data is null for an unknown, scheduled or unpublished one;
 * in a preview of staff the previewed article. Fails with a ServiceError (R8.2).
 * @param slugOrId the last segment of the path, `new-visa-rules` or a UUID (R2.8)
 */
export const articleQuery = (slugOrId: string) =>
  queryOptions({
    queryKey: ['news', 'article', slugOrId],
    queryFn: toQueryFn((signal) => news.getPublished(slugOrId, signal)),
  });

/** Milliseconds until neighbours are refetched, because a visitor does not miss a newer one. */
const AROUND_STALE_MS = 300_000;

/** Returns the query of the older and the newer article; fails with a ServiceError. */
export const newsAround = (shown: Pick<NewsListItem, 'id' | 'publishedAt'>) =>
  queryOptions({
    queryKey: ['news', 'around', shown.id],
    queryFn: toQueryFn((signal) => listAround(shown, signal)),
    staleTime: AROUND_STALE_MS,
  });
