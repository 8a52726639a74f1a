import { parseDate, parseOptionalDate } from '../../lib/dates/moscowTime';
import type { ImageTexts } from '../../lib/text/imageTexts';
import { allowedUrl, isFileUrl } from '../../lib/urls/urls';
import type { CategoryRef } from '../categories';

/** The columns that lists select; not `content`, which may be long. */
export const LIST_COLUMNS =
  'id, slug, title, featured_image_url, category, published_at, created_at, news_categories(slug, name)';

/** A published article as lists show it. */
export interface NewsListItem {
  id: string;
  slug: string;
  title: string;
  /** Null for an article without a category. */
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

/**
 * Returns the category of an article's row: its row of news_categories, or its free text as both slug and
 * name; null without either (R5.8).
 */
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

/**
 * Returns the value of a text column, `''` included.
 * @throws {TypeError} for any other type, because React cannot render an object
 */
export function requireString(column: string): string {
  if (typeof column !== 'string')
    throw new TypeError('The response has no text where one is required');
  return column;
}

/**
 * Converts a row with the LIST_COLUMNS to an article of a list. An image URL that the site does not show
 * ({@link isFileUrl}) is null; an article without a date of publication has its date of creation.
 * @throws {TypeError} where id, slug or title is no text; {RangeError} for an invalid timestamp
 */
export const toListItem = (row: ListRow): NewsListItem => ({
  id: requireString(row.id),
  slug: requireString(row.slug),
  title: requireString(row.title),
  category: toCategory(row),
  featuredImageUrl: allowedUrl(row.featured_image_url, isFileUrl),
  publishedAt: parseOptionalDate(row.published_at) ?? parseDate(row.created_at),
});
