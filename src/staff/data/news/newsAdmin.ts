import type { Database } from '../../../lib/http/database.types';
import type { Language } from '../../../lib/i18n/languages';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import { isUuid } from '../../../lib/urls/urls';
import { withScheme } from '../../../lib/urls/youtube';
import { createItemService } from '../items/itemService';
import { createListService, type ListQuery } from '../items/listService';
import {
  ADMIN_COLUMNS,
  EDIT_COLUMNS,
  type NewsState,
  type NewsStatus,
  type NewsTexts,
  SAVED_COLUMNS,
  toAdminItem,
  toEditable,
} from './newsAdminRows';

export type {
  EditableNews,
  NewsAdminItem,
  NewsState,
  NewsStatus,
  NewsTexts,
} from './newsAdminRows';

/** The values of the form (R7.10). An omitted field is left unchanged. */
export interface NewsInput {
  title: string;
  /** Of title, content and image texts; omitted: set by the database, or unchanged. */
  language?: Language;
  /** Title, content and image texts in the other language; null: none; omitted: unchanged. */
  translation?: NewsTexts | null;
  /** Blank: the database derives one from the title, or leaves the stored one unchanged. */
  slug?: string;
  content: string;
  status: NewsStatus;
  /**
   * Omitted: set by the database on publication (R4.2, R4.3). In the future: scheduled (R4.4). `now` is the time of
   * the database, because the browser's clock may be wrong.
   */
  publishedAt?: Date | 'now' | null;
  /** Used when it is a UUID; otherwise `category` is (R5.8). */
  categoryId?: string | null;
  category?: string | null;
  featuredImageUrl?: string | null;
  /** URLs, at most 7 (R5.1). */
  additionalImages?: string[];
  /** Descriptions and captions of the images; omitted: unchanged. */
  imageTexts?: ImageTexts;
  youtubeUrl?: string | null;
}

interface NewsFilter {
  status?: 'all' | NewsState;
  /** UUID of a category; omitted: all. */
  category?: string | undefined;
  /** UUID of the account that created the article; omitted: all. */
  author?: string | undefined;
}

/** Drafts and scheduled ones included; {@link createListService} documents it. */
export const list = createListService({
  table: 'news',
  operation: 'newsFetch',
  columns: ADMIN_COLUMNS,
  toItem: toAdminItem,
  narrow: (all, { status = 'all', category, author }: NewsFilter) => {
    let query = status === 'all' ? all : inState(all, status);
    if (category) query = query.eq('category_id', category);
    return author ? query.eq('author_id', author) : query;
  },
});

/** By the time of the database, which reads `now`. */
function inState(all: ListQuery, state: NewsState): ListQuery {
  if (state === 'draft') return all.eq('status', 'draft');
  const published = all.eq('status', 'published');
  return state === 'published'
    ? published.lte('published_at', 'now')
    : published.gt('published_at', 'now');
}

/** Drafts and scheduled ones included (R7.10); {@link createItemService} documents parameters, results and failures. */
export const { get, create, update, remove } = createItemService({
  table: 'news',
  operations: {
    read: 'newsFetch',
    create: 'newsCreate',
    update: 'newsUpdate',
    remove: 'newsDelete',
  },
  columns: { item: EDIT_COLUMNS, saved: SAVED_COLUMNS },
  toItem: toEditable,
  toRow,
});

type NewsInsert = Database['public']['Tables']['news']['Insert'];

function toRow(input: NewsInput): NewsInsert {
  const { slug, categoryId, category, youtubeUrl, publishedAt } = input;
  return {
    title: input.title.trim(),
    content: input.content,
    ...(input.language && { language: input.language }),
    ...(input.translation !== undefined && toTranslationColumns(input.translation)),
    status: input.status,
    ...(slug?.trim() && { slug: slug.trim() }),
    ...(isUuid(categoryId)
      ? { category_id: categoryId, category: null }
      : { category_id: null, category: category?.trim() || null }),
    ...(publishedAt !== undefined && { published_at: toTimestamp(publishedAt) }),
    ...(input.featuredImageUrl !== undefined && { featured_image_url: input.featuredImageUrl }),
    ...(input.additionalImages && { additional_images: input.additionalImages }),
    ...(input.imageTexts && { image_texts: input.imageTexts }),
    ...(youtubeUrl !== undefined && { youtube_url: withScheme(youtubeUrl ?? '') || null }),
  };
}

const toTimestamp = (date: Date | 'now' | null): string | null =>
  date === 'now' ? date : (date?.toISOString() ?? null);

const toTranslationColumns = (texts: NewsTexts | null) => ({
  translated_title: texts ? texts.title.trim() : null,
  translated_content: texts ? texts.content : null,
  translated_image_texts: texts ? texts.imageTexts : {},
});
