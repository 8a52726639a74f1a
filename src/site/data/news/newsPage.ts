import { attempt, type Result } from '../../../lib/http/result';
import { isUuid } from '../../../lib/urls/urls';
import { type ItemsPage, readPage } from '../paging';
import { readArticle } from './newsArticle';
import type { NewsListing } from './newsList';
import {
  ARTICLE_COLUMNS,
  LIST_COLUMNS,
  type NewsArticle,
  type NewsListItem,
  toArticle,
  toListItem,
} from './newsRows';
import { categoryCondition, publishedQuery } from './publishedQuery';

export type { NewsArticle, NewsListItem } from './newsRows';

/**
 * Fetches a page of 10 published articles, newest first by `published_at`, then `created_at` (R7.8,
 * R9.28); empty beyond the last page. Fails with R8.2's text and `network`, `timeout` or `server`.
 */
export const listPublished = (
  { page, category }: NewsListing,
  signal?: AbortSignal,
): Promise<Result<ItemsPage<NewsListItem>>> =>
  attempt('newsFetch', async () => {
    const condition = await categoryCondition(category, signal);
    return readPage(
      () => publishedQuery(LIST_COLUMNS, condition, signal, 'exact'),
      toListItem,
      page,
    );
  });

/**
 * Fetches the latest articles. Fails as {@link listPublished} does.
 * @param category as for {@link listPublished}; without it articles of all categories
 */
export const listLatest = (
  limit: number,
  category?: string,
  signal?: AbortSignal,
): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const condition = await categoryCondition(category, signal);
    const { data } = await publishedQuery(LIST_COLUMNS, condition, signal).limit(limit);
    return data.map(toListItem);
  });

/** The number of articles of one request, below the limit of PostgREST. */
const BATCH = 100;

/** Fetches all articles with texts, for prerendering. Fails as {@link listPublished}. */
export const listArticles = (): Promise<Result<NewsArticle[]>> =>
  attempt('newsFetch', async () => {
    const articles: NewsArticle[] = [];
    for (let from = 0; ; from += BATCH) {
      const { data } = await publishedQuery(ARTICLE_COLUMNS).range(from, from + BATCH - 1);
      articles.push(...data.map(toArticle));
      if (data.length < BATCH) return articles;
    }
  });

/**
 * Fetches a published article by id, if the text is a UUID, else by slug (R2.8, R7.9); null if it
 * is unknown, draft or scheduled. In a preview of staff returns the previewed article, whatever the
 * text. Fails as {@link listPublished} does.
 */
export const getPublished = (
  slugOrId: string,
  signal?: AbortSignal,
): Promise<Result<NewsArticle | null>> =>
  attempt('newsFetch', async () => {
    const name = slugOrId.toLowerCase();
    return readArticle(isUuid(name) ? 'id' : 'slug', name, signal);
  });
