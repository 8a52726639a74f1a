import { previewed } from '../../../lib/browser/previewed';
import { getPublicClient } from '../../../lib/http/publicClient';
import { withSignal } from '../withSignal';
import { ARTICLE_COLUMNS, type NewsArticle, toArticle } from './newsRows';

/**
 * Fetches a published article by id or slug; null without one. In a preview of staff returns the
 * previewed article, whatever the value.
 * @throws the error of postgrest-js or `fetchWithRetry`; as {@link toArticle} does
 */
export async function readArticle(
  column: 'id' | 'slug',
  value: string,
  signal: AbortSignal | undefined,
): Promise<NewsArticle | null> {
  if (previewed?.article) return toArticle(previewed.article);
  const query = getPublicClient().from('news').select(ARTICLE_COLUMNS).eq('status', 'published');
  const { data } = await withSignal(query.eq(column, value), signal).throwOnError();
  // Destructuring throws for a response that is not an array, which must not count as "not found".
  const [row] = data;
  return row === undefined ? null : toArticle(row);
}
