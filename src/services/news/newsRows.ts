import { parseDate, parseOptionalDate } from '../../lib/dates/moscowTime';
import type { ImageTexts } from '../../lib/text/imageTexts';
import { allowedUrl, isFileUrl } from '../../lib/urls/urls';
import type { CategoryRef } from '../categories';

/** The columns that lists select; never `content`, which may be long (DESIGN 2). */
export const LIST_COLUMNS =
  'id, slug, title, featured_image_url, category, published_at, created_at, news_categories(slug, name)';

export interface NewsListItem {
  id: string;
  slug: string;
  title: string;
  /** Null when the article has none. */
  category: CategoryRef | null;
  featuredImageUrl: string | null;
  publishedAt: Date;
}

/** A published article as its page shows it. */
export interface NewsArticle extends NewsListItem {
  /** Markdown. */
  content: string;
  additionalImages: string[];
  imageTexts: ImageTexts;
  youtubeUrl: string | null;
  updatedAt: Date;
}

interface CategoryColumns {
  category: string | null;
  news_categories: { slug: string; name: string } | null;
}

/** The row of the categories table, or the free text as both slug and name. */
export const toCategory = (row: CategoryColumns): CategoryRef | null => {
  if (row.news_categories) return row.news_categories;
  return row.category ? { slug: row.category, name: row.category } : null;
};

interface ListRow extends CategoryColumns {
  id: string;
  slug: string;
  title: string;
  featured_image_url: string | null;
  published_at: string | null;
  created_at: string;
}

/** A column that holds text. What a broken server sends in its place must not break the page: throws. */
export function textIn(column: string): string {
  if (typeof column !== 'string') throw new TypeError('The answer has no text where one belongs');
  return column;
}

export const toListItem = (row: ListRow): NewsListItem => ({
  id: textIn(row.id),
  slug: textIn(row.slug),
  title: textIn(row.title),
  category: toCategory(row),
  featuredImageUrl: allowedUrl(row.featured_image_url, isFileUrl),
  publishedAt: parseOptionalDate(row.published_at) ?? parseDate(row.created_at),
});
