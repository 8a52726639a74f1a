import { getPublicClient } from '../lib/http/publicClient';
import { attempt, type Result } from '../lib/http/result';
import { withSignal } from './withSignal';

/** A category as an article names it. For free text, slug and name are that text. */
export interface CategoryRef {
  slug: string;
  name: string;
}

/** A row of news_categories (spec 3). */
export interface Category extends CategoryRef {
  id: string;
}

/** All categories by name (spec 7). */
export const list = (signal?: AbortSignal): Promise<Result<Category[]>> =>
  attempt('categoriesFetch', async () => {
    const query = getPublicClient().from('news_categories').select('id, name, slug').order('name');
    const { data } = await withSignal(query, signal).throwOnError();
    return data.map(({ id, name, slug }) => ({ id, name, slug }));
  });

/** The id of the category with a slug, or null when there is none (spec 7). */
export const idForSlug = (slug: string, signal?: AbortSignal): Promise<Result<string | null>> =>
  attempt('categoriesFetch', () => findId(slug, signal));

/** The same for other services; rejects instead of returning a Result. */
export async function findId(slug: string, signal?: AbortSignal): Promise<string | null> {
  const query = getPublicClient().from('news_categories').select('id').eq('slug', slug);
  const { data } = await withSignal(query, signal).maybeSingle().throwOnError();
  return data?.id ?? null;
}
