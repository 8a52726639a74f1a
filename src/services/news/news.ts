import { parseDate } from '../../lib/dates/dates';
import { getPublicClient } from '../../lib/http/publicClient';
import { attempt, type Result } from '../../lib/http/result';
import { isFileUrl, isUuid } from '../../lib/urls/urls';
import { findId } from '../categories';
import { counted, PAGE_SIZE, type Page, rangeOf } from '../paging';
import { LIST_COLUMNS, type NewsArticle, type NewsListItem, textIn, toListItem } from './newsRows';

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
 *
 * The total is exact, but kept by the database, because counting costs more with every article
 * (docs/decisions/0013-kept-totals.md).
 */
export const listPublished = ({
  page,
  category,
  signal,
}: ListOptions): Promise<Result<Page<NewsListItem>>> =>
  attempt('newsFetch', async () => {
    const total = totalOf(category, signal);
    // Looked at below; until then a failure of the list may come first.
    total.catch(() => undefined);
    const filter = category ? await categoryFilter(category, signal) : undefined;
    const items = await readItems(filter, page, signal);
    return { items, total: await total };
  });

/** The newest published items, at most `limit` (5 on the home page, spec 9). */
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
    ).throwOnError();
    // An answer that is no list says nothing about whether there is such an article.
    const [row] = data;
    if (row === undefined) return null;
    return {
      ...toListItem(row),
      content: textIn(row.content),
      additionalImages: row.additional_images.filter(isFileUrl),
      imageTexts: row.image_texts,
      youtubeUrl: row.youtube_url,
      updatedAt: parseDate(row.updated_at),
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

/** From this page on the rows that are skipped weigh more than a second question. */
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
  // The ids of a deep page come from the index alone; only the ten articles themselves are read.
  const { data: ids } = await publishedQuery('id', filter, signal).range(from, to);
  if (ids.length === 0) return [];
  const these = ids.map(({ id }) => id);
  const { data } = await publishedQuery(LIST_COLUMNS, undefined, signal).in('id', these);
  return data.map(toListItem);
}

async function totalOf(topic?: string, signal?: AbortSignal): Promise<number> {
  const question = getPublicClient().rpc('news_total', topic ? { topic } : {}, { get: true });
  const { data } = await withSignal(question, signal).throwOnError();
  return counted(data);
}

function publishedQuery<const Columns extends string>(
  columns: Columns,
  filter?: CategoryFilter,
  signal?: AbortSignal,
) {
  let query = getPublicClient().from('news').select(columns).eq('status', 'published');
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
