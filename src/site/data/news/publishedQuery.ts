import { getPublicClient } from '../../../lib/http/publicClient';
import { findCategoryId } from '../categories';
import { withSignal } from '../withSignal';
import { startOfYear } from './newsYears';

export interface CategoryFilter {
  slug: string;
  id: string | null;
}

export interface ListFilter {
  category?: CategoryFilter | undefined;
  /** The year of publication in Moscow. */
  year?: number | undefined;
}

/**
 * Returns the filter of a category by its slug, with the fetched id; the id is null if articles
 * have the category as free text.
 * @throws the error of postgrest-js or `fetchWithRetry`
 */
export const categoryFilter = async (
  slug: string,
  signal?: AbortSignal,
): Promise<CategoryFilter> => ({
  slug,
  id: await findCategoryId(slug, signal),
});

/**
 * Returns a query of published articles, newest first as the index `news_published`, so that
 * PostgreSQL need not sort. Sent when awaited; rejects with the error of postgrest-js or
 * `fetchWithRetry`. Row-level security hides scheduled articles (R4.4).
 */
export function publishedQuery<const Columns extends string>(
  columns: Columns,
  filter?: ListFilter,
  signal?: AbortSignal,
) {
  return newestFirst(withSignal(publishedRows(columns, filter), signal)).throwOnError();
}

/** Returns a query of published articles without order and `throwOnError`, for more conditions. */
export function publishedRows<const Columns extends string>(
  columns: Columns,
  { category, year }: ListFilter = {},
) {
  let query = getPublicClient().from('news').select(columns).eq('status', 'published');
  if (year !== undefined) {
    query = query.gte('published_at', startOfYear(year)).lt('published_at', startOfYear(year + 1));
  }
  if (!category) return query;
  // Slugs of stored categories are `[a-z0-9-]+`, so they need no quoting inside the `or` list.
  return category.id
    ? query.or(`category_id.eq.${category.id},category.eq.${category.slug}`)
    : query.eq('category', category.slug);
}

interface Sortable {
  order(column: string, options?: { ascending?: boolean }): this;
}

/** Sorts a query as the index `news_published`. */
export const newestFirst = <Query extends Sortable>(query: Query): Query =>
  query
    .order('published_at', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id');
