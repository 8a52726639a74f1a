import type { Database } from '../../lib/http/database.types';
import type { ImageTexts } from '../../lib/text/imageTexts';
import { isUuid } from '../../lib/urls/urls';
import { withScheme } from '../../lib/urls/youtube';
import { createItemService } from '../items/itemService';
import {
  ADMIN_COLUMNS,
  EDIT_COLUMNS,
  inState,
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

interface NewsFilter {
  status?: 'all' | NewsState;
}

/** News as staff read and write them: drafts and scheduled articles, too. */
export const { list, get, create, update, remove } = createItemService({
  table: 'news',
  operations: {
    read: 'newsFetch',
    create: 'newsCreate',
    update: 'newsUpdate',
    remove: 'newsDelete',
  },
  columns: { list: ADMIN_COLUMNS, item: EDIT_COLUMNS, saved: SAVED_COLUMNS },
  toListed: toAdminItem,
  toItem: toEditable,
  toRow,
  filter: (query, { status = 'all' }: NewsFilter) =>
    status === 'all' ? query : inState(query, status, new Date().toISOString()),
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
