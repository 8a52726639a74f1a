import { getPublicClient } from '../../../lib/http/publicClient';
import { findCategoryId } from '../categories';
import { withSignal } from '../withSignal';

interface CategoryCondition {
  slug: string;
  id: string | null;
}

/**
 * Fetches the id of the category with a slug, and returns slug and id; the id is null if articles
 * have the category as free text. Undefined, without a request, for no slug.
 * @throws the error of postgrest-js or `fetchWithRetry`
 */
export const categoryCondition = async (
  slug: string | undefined,
  signal?: AbortSignal,
): Promise<CategoryCondition | undefined> =>
  slug ? { slug, id: await findCategoryId(slug, signal) } : undefined;

/**
 * Returns a query of published articles, newest first as the index `news_published`, so that
 * PostgreSQL need not sort. Sent when awaited; rejects with the error of postgrest-js or
 * `fetchWithRetry`. Row-level security hides scheduled articles (R4.4).
 * @param count whether the response has the number of all rows
 */
export function publishedQuery<const Columns extends string>(
  columns: Columns,
  category?: CategoryCondition,
  signal?: AbortSignal,
  count?: 'exact',
) {
  return newestFirst(withSignal(publishedRows(columns, category, count), signal)).throwOnError();
}

/** Returns a query of published articles without order and `throwOnError`, for more conditions. */
export function publishedRows<const Columns extends string>(
  columns: Columns,
  category?: CategoryCondition,
  count?: 'exact',
) {
  const all = getPublicClient()
    .from('news')
    .select(columns, count && { count });
  const query = all.eq('status', 'published');
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
