import type { Database } from '../../lib/http/database.types';
import { type Result, unwrap } from '../../lib/http/result';
import type { ImageTexts } from '../../lib/text/imageTexts';
import { isUuid } from '../../lib/urls/urls';
import { withScheme } from '../../lib/urls/youtube';
import { type Page, readPage } from '../paging';
import {
  containing,
  isStored,
  known,
  momentsOf,
  only,
  refuseConflict,
  staffCall,
} from '../staffCall';
import {
  ADMIN_COLUMNS,
  EDIT_COLUMNS,
  type EditableNews,
  inState,
  type NewsAdminItem,
  type NewsState,
  type NewsStatus,
  SAVED_COLUMNS,
  toAdminItem,
  toEditable,
} from './newsAdminRows';

export type { EditableNews, NewsAdminItem, NewsState, NewsStatus } from './newsAdminRows';

/** What the form gives (spec 7, create payload). Fields left out keep their stored value. */
export interface NewsInput {
  title: string;
  /** Blank: the database derives one from the title (or keeps the stored one). */
  slug?: string;
  /** Markdown. */
  content: string;
  status: NewsStatus;
  /** Left out: set by the database on publication (spec 4). In the future: scheduled. */
  publishedAt?: Date | null;
  /** Used when it is a uuid; otherwise `category` is (spec 5). */
  categoryId?: string | null;
  /** Free text. */
  category?: string | null;
  featuredImageUrl?: string | null;
  /** At most 7 (spec 5). */
  additionalImages?: string[];
  /** What was written about the pictures; left out: as stored. */
  imageTexts?: ImageTexts;
  youtubeUrl?: string | null;
}

interface ListOptions {
  /** From 1. */
  page: number;
  /** Part of a title. */
  search?: string;
  status?: 'all' | NewsState;
  signal?: AbortSignal;
}

/** One page of all articles, newest first, with drafts and scheduled ones. Text: newsFetch. */
export const list = ({
  page,
  search = '',
  status = 'all',
  signal,
}: ListOptions): Promise<Result<Page<NewsAdminItem>>> =>
  staffCall('newsFetch', (db) => {
    const now = new Date().toISOString();
    const query = () => {
      let found = db.from('news').select(ADMIN_COLUMNS, { count: 'exact' });
      if (search.trim()) found = found.ilike('title', containing(search));
      if (status !== 'all') found = inState(found, status, now);
      if (signal) found = found.abortSignal(signal);
      return found
        .order('created_at', { ascending: false })
        .order('id')
        .retry(false)
        .throwOnError();
    };
    return readPage(query, toAdminItem, page);
  });

/** An article to edit. Fails with `notFound` for an unknown id. */
export const get = (id: string): Promise<Result<EditableNews>> =>
  staffCall('newsFetch', async (db) => {
    const query = db.from('news').select(EDIT_COLUMNS).eq('id', known(id));
    return toEditable(only((await query.retry(false).throwOnError()).data));
  });

/**
 * Creates an article and gives it as stored. `duplicateSlug`: the address is taken.
 * @param id the same at each attempt of a form: where an earlier one was stored although its answer
 *   was lost, this one changes that article instead of making a second
 */
export const create = (input: NewsInput, id = crypto.randomUUID()): Promise<Result<EditableNews>> =>
  staffCall('newsCreate', async (db) => {
    const row = { ...toRow(input), id };
    try {
      // Thrown, not given: only so is a failed connection told from a refusal.
      const { data } = await db.from('news').insert(row).select(EDIT_COLUMNS).throwOnError();
      return toEditable(only(data));
    } catch (cause) {
      if (isStored(cause)) return unwrap(await update(id, input));
      throw cause;
    }
  });

/**
 * Saves an article and gives it as stored, its category by id alone. `notFound`: somebody has deleted it meanwhile; with the
 * `version` that was edited, `conflict`: somebody has saved another since.
 */
export const update = (
  id: string,
  input: NewsInput,
  version?: string,
): Promise<Result<EditableNews>> =>
  staffCall('newsUpdate', async (db) => {
    let query = db.from('news').update(toRow(input)).eq('id', known(id));
    if (version) {
      const [from, to] = momentsOf(version);
      query = query.gte('updated_at', from).lte('updated_at', to);
    }
    const { data } = await query.select(SAVED_COLUMNS).throwOnError();
    if (data.length === 0 && version)
      await refuseConflict(db.from('news').select('id').eq('id', id).retry(false).throwOnError());
    return toEditable({ ...only(data), news_categories: null });
  });

/** Deletes an article. `notFound`: it was already gone. */
export const remove = (id: string): Promise<Result<null>> =>
  staffCall('newsDelete', async (db) => {
    const query = db.from('news').delete().eq('id', known(id)).select('id');
    only((await query.throwOnError()).data);
    return null;
  });

type NewsInsert = Database['public']['Tables']['news']['Insert'];

function toRow(input: NewsInput): NewsInsert {
  const { slug, categoryId, category, youtubeUrl, publishedAt } = input;
  return {
    title: input.title.trim(),
    content: input.content,
    status: input.status,
    ...(slug?.trim() && { slug: slug.trim() }),
    ...(isUuid(categoryId)
      ? { category_id: categoryId, category: null }
      : { category_id: null, category: category?.trim() || null }),
    ...(publishedAt !== undefined && { published_at: publishedAt?.toISOString() ?? null }),
    ...(input.featuredImageUrl !== undefined && { featured_image_url: input.featuredImageUrl }),
    ...(input.additionalImages && { additional_images: input.additionalImages }),
    ...(input.imageTexts && { image_texts: input.imageTexts }),
    ...(youtubeUrl !== undefined && { youtube_url: withScheme(youtubeUrl ?? '') || null }),
  };
}
