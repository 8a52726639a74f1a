import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import type { Language } from '../../../lib/i18n/languages';
import type { ImageTexts } from '../../../lib/text/imageTexts';
import type { CategoryRef } from '../../../services/categories';
import { type NewsTexts, toCategory } from '../../../services/news/newsRows';

export type { NewsTexts } from '../../../services/news/newsRows';

/** Without the category's row, because PostgreSQL would join it to every row that matches, not only to those of the page. */
export const ADMIN_COLUMNS =
  'id, slug, title, status, category, category_id, published_at, created_at, updated_at, language, translated_title, text_changed_at, translation_changed_at';
/** The columns that the form selects: those of the list and what only the form edits. */
export const EDIT_COLUMNS =
  'id, slug, title, status, category, category_id, published_at, created_at, updated_at, revision, language, translated_title, text_changed_at, translation_changed_at, news_categories(slug, name), content, featured_image_url, additional_images, image_texts, youtube_url, translated_content, translated_image_texts';

/**
 * The columns that an update returns. Omits the category's row, because `@supabase/lite` embeds it by a
 * second select with the filters of the update, and the saved row no longer matches the old revision.
 */
export const SAVED_COLUMNS =
  'id, slug, title, status, category, category_id, published_at, created_at, updated_at, revision, language, translated_title, text_changed_at, translation_changed_at, content, featured_image_url, additional_images, image_texts, youtube_url, translated_content, translated_image_texts';

/** The columns that a change of status returns; not `content`, which may be long. */
export const STATE_COLUMNS = 'id, slug, title, status, published_at';

/** Requirement R4.1. */
export type NewsStatus = Database['public']['Enums']['news_status'];

/** The status of an article and whether its date has come (R4.4). */
export type NewsState = 'draft' | 'scheduled' | 'published';

export interface NewsAdminItem {
  id: string;
  slug: string;
  title: string;
  /** Of the title and, in the form, of the text. */
  language: Language;
  /** The title in the other language; null without translation. */
  translatedTitle: string | null;
  /** When title, text or image texts were changed, and when their translation; null without it. */
  textChangedAt: Date;
  translationChangedAt: Date | null;
  status: NewsStatus;
  state: NewsState;
  /** Its free text, or its row of news_categories in the form; the list has `categoryId` alone. */
  category: CategoryRef | null;
  categoryId: string | null;
  /** Null until first published. */
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields of an article that a change of status may change, and those that name it. */
export type StateOfNews = Pick<NewsAdminItem, 'id' | 'slug' | 'title' | 'state' | 'publishedAt'>;

export interface EditableNews extends NewsAdminItem, NewsTexts {
  /** Increases with each save; an update compares it. */
  revision: number;
  /** In the other language; null where there is none. */
  translation: NewsTexts | null;
  /** Free text, where there is no category id. */
  categoryText: string | null;
  featuredImageUrl: string | null;
  additionalImages: string[];
  youtubeUrl: string | null;
}

interface AdminRow {
  id: string;
  slug: string;
  title: string;
  language: Language;
  translated_title: string | null;
  text_changed_at: string;
  translation_changed_at: string | null;
  status: NewsStatus;
  category: string | null;
  category_id: string | null;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  /** Not among SAVED_COLUMNS. */
  news_categories?: CategoryRef | null;
}

interface EditRow extends AdminRow {
  revision: number;
  content: string;
  featured_image_url: string | null;
  additional_images: string[];
  image_texts: ImageTexts;
  translated_content: string | null;
  translated_image_texts: ImageTexts;
  youtube_url: string | null;
}

/**
 * `state` is that at the time of the call.
 * @throws {RangeError} for a timestamp that {@link parseDate} rejects
 */
export function toAdminItem(row: AdminRow): NewsAdminItem {
  return {
    ...toState(row),
    language: row.language,
    translatedTitle: row.translated_title,
    textChangedAt: parseDate(row.text_changed_at),
    translationChangedAt: parseOptionalDate(row.translation_changed_at),
    status: row.status,
    category: toCategory({ news_categories: null, ...row }),
    categoryId: row.category_id,
    createdAt: parseDate(row.created_at),
    updatedAt: parseDate(row.updated_at),
  };
}

/** At the time of the call (R4.4): `scheduled` if it is published and its date is in the future. */
export function toState(
  row: Pick<AdminRow, 'id' | 'slug' | 'title' | 'status' | 'published_at'>,
): StateOfNews {
  const publishedAt = parseOptionalDate(row.published_at);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    state: stateOf(row.status, publishedAt),
    publishedAt,
  };
}

/** `categoryText` is null for an article with a category id, which prevails (R5.8). */
export const toEditable = (row: EditRow): EditableNews => ({
  ...toAdminItem(row),
  revision: row.revision,
  content: row.content,
  translation: toTranslation(row),
  categoryText: row.category_id ? null : row.category,
  featuredImageUrl: row.featured_image_url,
  additionalImages: row.additional_images,
  imageTexts: row.image_texts,
  youtubeUrl: row.youtube_url,
});

function toTranslation(row: EditRow): NewsTexts | null {
  const { translated_title: title, translated_content: content } = row;
  if (title === null) return null;
  return { title, content: content ?? '', imageTexts: row.translated_image_texts };
}

const stateOf = (status: NewsStatus, publishedAt: Date | null): NewsState => {
  if (status === 'draft') return 'draft';
  return publishedAt && publishedAt.getTime() > Date.now() ? 'scheduled' : 'published';
};
