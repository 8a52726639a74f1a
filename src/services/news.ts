import { parseDate } from '../lib/dates';
import { getPublicClient } from '../lib/publicClient';
import { attempt, type Result } from '../lib/result';
import { isUuid } from '../lib/urls';
import { findId } from './categories';
import { LIST_COLUMNS, type NewsArticle, type NewsListItem, toListItem } from './newsRows';
import { type Page, readPage } from './paging';

export type { NewsArticle, NewsListItem } from './newsRows';

interface ListOptions {
  /** From 1. */
  page: number;
  /** Slug of a category, or the free text articles carry in its place. */
  category?: string;
  signal?: AbortSignal;
}

/**
 * One page of published news, newest first: `published_at`, then `created_at` (spec 7). A page
 * beyond the last is empty and has the right total. Fails with the text for newsFetch.
 */
export const listPublished = ({
  page,
  category,
  signal,
}: ListOptions): Promise<Result<Page<NewsListItem>>> =>
  attempt('newsFetch', async () => {
    const filter = category ? await categoryFilter(category, signal) : undefined;
    return readPage(() => publishedQuery(filter, signal), toListItem, page);
  });

/** The newest published items, at most `limit` (5 on the home page, spec 9). */
export const listLatest = (
  limit: number,
  category?: string,
  signal?: AbortSignal,
): Promise<Result<NewsListItem[]>> =>
  attempt('newsFetch', async () => {
    const filter = category ? await categoryFilter(category, signal) : undefined;
    const { data } = await publishedQuery(filter, signal, false).limit(limit);
    return data.map(toListItem);
  });

/**
 * A published article by the last part of its address: a uuid is an id, anything else a slug.
 * Null when there is none the public may read: unknown, draft or scheduled.
 */
export const getPublished = (
  slugOrId: string,
  signal?: AbortSignal,
): Promise<Result<NewsArticle | null>> =>
  attempt('newsFetch', async () => {
    const { data } = await withSignal(
      getPublicClient()
        .from('news')
        .select(`${LIST_COLUMNS}, content, additional_images, image_texts, youtube_url, updated_at`)
        .eq('status', 'published')
        .eq(isUuid(slugOrId) ? 'id' : 'slug', slugOrId.toLowerCase()),
      signal,
    )
      .maybeSingle()
      .throwOnError();
    if (!data) return null;
    return {
      ...toListItem(data),
      content: data.content,
      additionalImages: data.additional_images,
      imageTexts: data.image_texts,
      youtubeUrl: data.youtube_url,
      updatedAt: parseDate(data.updated_at),
    };
  });

interface CategoryFilter {
  slug: string;
  id: string | null;
}

const categoryFilter = async (slug: string, signal?: AbortSignal): Promise<CategoryFilter> => ({
  slug,
  id: await findId(slug, signal),
});

function publishedQuery(filter?: CategoryFilter, signal?: AbortSignal, counted = true) {
  let query = getPublicClient()
    .from('news')
    .select(LIST_COLUMNS, counted ? { count: 'exact' } : {})
    .eq('status', 'published');
  // A slug that has an id is one of ours, so it needs no quoting inside the `or` list.
  if (filter?.id) query = query.or(`category_id.eq.${filter.id},category.eq.${filter.slug}`);
  else if (filter) query = query.eq('category', filter.slug);
  return withSignal(query, signal)
    .order('published_at', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
}

const withSignal = <Q extends { abortSignal(signal: AbortSignal): Q }>(
  query: Q,
  signal?: AbortSignal,
): Q => (signal ? query.abortSignal(signal) : query);
