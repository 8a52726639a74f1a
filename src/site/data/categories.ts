import { getPublicClient } from '../../lib/http/publicClient';
import { attempt, type Result } from '../../lib/http/result';
import { withSignal } from './withSignal';

/** A category as an article names it. For free text, slug and name are that text. */
export interface CategoryRef {
  slug: string;
  name: string;
}

/** Category of news in the database (R3.3). */
export interface Category extends CategoryRef {
  id: string;
}

/** Fetches the categories, sorted by name (R7.11). Fails with `network`, `timeout` or `server`. */
export const listCategories = (signal?: AbortSignal): Promise<Result<Category[]>> =>
  attempt('categoriesFetch', async () => {
    const query = getPublicClient().from('news_categories').select('id, name, slug').order('name');
    const { data } = await withSignal(query, signal).throwOnError();
    return data.map(({ id, name, slug }) => ({ id, name, slug }));
  });

/**
 * Fetches the id of a category (R7.11); null without one.
 * @throws the error of postgrest-js or `fetchWithRetry`
 */
export async function findCategoryId(slug: string, signal?: AbortSignal): Promise<string | null> {
  const query = getPublicClient().from('news_categories').select('id').eq('slug', slug);
  const { data } = await withSignal(query, signal).maybeSingle().throwOnError();
  return data?.id ?? null;
}
