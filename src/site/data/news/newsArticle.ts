import { previewed } from '../../../lib/browser/previewed';
import { getPublicClient } from '../../../lib/http/publicClient';
import { attempt, type Result } from '../../../lib/http/result';
import { cleanText } from '../cleanText';
import { withSignal } from '../withSignal';
import { ARTICLE_COLUMNS, type NewsArticle, toArticle } from './newsRows';

/**
 * Fetches a published article by id or slug; null without one. A preview of staff has its own.
 * @throws the error of postgrest-js or `fetchWithRetry`
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

/**
 * Fetches the id of the article that had a slug before; null without one.
 * @throws as {@link readArticle} does
 */
export async function findRenamed(
  slug: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const query = getPublicClient().from('earlier_slugs').select('news_id').eq('slug', slug);
  const { data } = await withSignal(query, signal).throwOnError();
  const [row] = data;
  return row === undefined ? null : row.news_id;
}

export interface EarlierSlug {
  slug: string;
  newsId: string;
}

/** The number of articles of one request, because their ids are in its URL. */
const BATCH = 100;

/** Fetches the slugs that articles had before. Fails with `network`, `timeout` or `server`. */
export const listEarlierSlugs = (
  ids: string[],
  signal?: AbortSignal,
): Promise<Result<EarlierSlug[]>> =>
  attempt('newsFetch', async () => {
    const slugs: EarlierSlug[] = [];
    for (let from = 0; from < ids.length; from += BATCH) {
      const query = getPublicClient()
        .from('earlier_slugs')
        .select('slug, news_id')
        .in('news_id', ids.slice(from, from + BATCH));
      const { data } = await withSignal(query.order('slug'), signal).throwOnError();
      slugs.push(...data.map((row) => ({ slug: cleanText(row.slug), newsId: row.news_id })));
    }
    return slugs;
  });
