import { getPublicClient } from '../../lib/http/publicClient';
import { attempt, type Result } from '../../lib/http/result';
import { isUuid } from '../../lib/urls/urls';
import { findId } from '../categories';
import { PAGE_SIZE, type Page, rangeOf, requireCount } from '../paging';
import { withSignal } from '../withSignal';
import {
  ARTICLE_COLUMNS,
  LIST_COLUMNS,
  type NewsArticle,
  type NewsListItem,
  toArticle,
  toListItem,
} from './newsRows';

export type { NewsArticle, NewsListItem } from './newsRows';

interface ListOptions {
  /** From 1. */
  page: number;
  /** Slug of a category, or the free text that articles have in its place. */
  category?: string;
  signal?: AbortSignal;
}

/**
 * Returns one page of 10 published articles, newest first: `published_at`, then `created_at` (R7.8,
 * R9.28). A page beyond the last is empty and has the right total. Fails with the text of R8.2 and
 * `network`, `timeout` or `server`.
 *
 * The total is exact and comes from a table that triggers maintain, because counting rows costs more
 * with every article (decision 0013).
 */
export const listPublished = ({
  page,
  category,
  signal,
}: ListOptions): Promise<Result<Page<NewsListItem>>> =>
  attempt('newsFetch', async () => {
    const total = totalOf(category, signal);
    // Marks the promise as handled, because the list may reject before the total is awaited.
    total.catch(() => undefined);
    const filter = category ? await categoryFilter(category, signal) : undefined;
    const items = await readItems(filter, page, signal);
    return { items, total: await total };
  });

/**
 * Reads the newest published articles, possibly none. Fails as {@link listPublished} does.
 * @param limit the maximum number of articles; 5 on the home page (R9.29)
 * @param category as that of {@link listPublished}; all articles when omitted
 */
export const listLatest = (
  limit: number,
  category?: string,
  signal?: AbortSignal,
): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const filter = category ? await categoryFilter(category, signal) : undefined;
    const { data } = await publishedQuery(LIST_COLUMNS, filter, signal).limit(limit);
    return data.map(toListItem);
  });

/**
 * Returns a published article by the last segment of its path: a UUID is an id, anything else a slug
 * (R2.8, R7.9). Null for an article that is unknown, a draft or scheduled. Fails as
 * {@link listPublished} does.
 */
export const getPublished = (
  slugOrId: string,
  signal?: AbortSignal,
): Promise<Result<NewsArticle | null>> =>
  attempt('newsFetch', async () => {
    const { data } = await withSignal(
      getPublicClient()
        .from('news')
        .select(ARTICLE_COLUMNS)
        .eq('status', 'published')
        .eq(isUuid(slugOrId) ? 'id' : 'slug', slugOrId.toLowerCase()),
      signal,
    ).throwOnError();
    // Destructuring throws for a response that is no array, which must not count as "not found".
    const [row] = data;
    return row === undefined ? null : toArticle(row);
  });

interface CategoryFilter {
  slug: string;
  id: string | null;
}

const categoryFilter = async (slug: string, signal?: AbortSignal): Promise<CategoryFilter> => ({
  slug,
  id: await findId(slug, signal),
});

/** From this page on, a large OFFSET over whole rows costs more than a second query. */
const DEEP_PAGE = 50;

async function readItems(
  filter: CategoryFilter | undefined,
  page: number,
  signal: AbortSignal | undefined,
): Promise<NewsListItem[]> {
  const [from, to] = rangeOf(page);
  if (from < DEEP_PAGE * PAGE_SIZE) {
    const { data } = await publishedQuery(LIST_COLUMNS, filter, signal).range(from, to);
    return data.map(toListItem);
  }
  // PostgreSQL reads the ids of a deep page from the index alone, then the rows of ten articles.
  const { data: ids } = await publishedQuery('id', filter, signal).range(from, to);
  if (ids.length === 0) return [];
  const pageIds = ids.map(({ id }) => id);
  const { data } = await publishedQuery(LIST_COLUMNS, undefined, signal).in('id', pageIds);
  return data.map(toListItem);
}

async function totalOf(topic?: string, signal?: AbortSignal): Promise<number> {
  const query = getPublicClient().rpc('news_total', topic ? { topic } : {}, { get: true });
  const { data } = await withSignal(query, signal).throwOnError();
  return requireCount(data);
}

/**
 * Returns a query of published articles, newest first: the order of the index `news_published`, so that
 * PostgreSQL need not sort. It sends nothing until it is awaited, and then rejects with the error of
 * postgrest-js or `fetchWithRetry`. Row-level security hides scheduled articles (R4.4).
 * @param columns as `select` of postgrest-js takes them
 */
export function publishedQuery<const Columns extends string>(
  columns: Columns,
  filter?: CategoryFilter,
  signal?: AbortSignal,
) {
  let query = getPublicClient().from('news').select(columns).eq('status', 'published');
  // Slugs of stored categories are `[a-z0-9-]+`, so they need no quoting inside the `or` list.
  if (filter?.id) query = query.or(`category_id.eq.${filter.id},category.eq.${filter.slug}`);
  else if (filter) query = query.eq('category', filter.slug);
  return withSignal(query, signal)
    .order('published_at', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
}
