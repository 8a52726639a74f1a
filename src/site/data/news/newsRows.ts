import { parseDate, parseOptionalDate } from '../../../lib/dates/moscowTime';
import type { MarkdownTree } from '../../../lib/text/markdownTree';
import { allowedUrl, isFileUrl } from '../../../lib/urls/urls';
import type { CategoryRef } from '../categories';
import { cleanText, typesetText, typesetTexts } from '../cleanText';
import type { Translatable } from '../translatable';
import type { ImageTexts } from './imageTexts';
import type { publishedQuery } from './publishedQuery';

/** Columns that lists select; not `content`, because it may be long. */
export const LIST_COLUMNS =
  'id, slug, language, title, translated_title, featured_image_url, category, published_at, created_at, news_categories(slug, name)';

/** The columns of an article: list columns, texts in both languages, images and video. */
export const ARTICLE_COLUMNS =
  `${LIST_COLUMNS}, content, translated_content, additional_images, image_texts, translated_image_texts, youtube_url, updated_at` as const;

/** Article of a list. `inLanguage` returns it with the title in the visitor's language. */
export interface NewsListItem extends Translatable<Pick<NewsListItem, 'title'>> {
  id: string;
  slug: string;
  title: string;
  category: CategoryRef | null;
  featuredImageUrl: string | null;
  publishedAt: Date;
}

/** The texts of an article, which its translation also has. */
interface NewsTexts {
  title: string;
  /** Markdown. */
  content: string;
  /** The content parsed by the build, in the language of the page; null if a browser fetched it. */
  tree: MarkdownTree | null;
  imageTexts: ImageTexts;
}

export interface NewsArticle extends NewsListItem, NewsTexts {
  translation: NewsTexts | null;
  additionalImages: string[];
  youtubeUrl: string | null;
  updatedAt: Date;
}

type Row<Columns extends string> = Awaited<
  ReturnType<typeof publishedQuery<Columns>>
>['data'][number];
type ListRow = Row<typeof LIST_COLUMNS>;
type ArticleRow = Row<typeof ARTICLE_COLUMNS>;

/** Returns the category, or free text as slug and name; null without either (R5.8). */
const toCategoryRef = (row: ListRow): CategoryRef | null => {
  if (row.news_categories) return row.news_categories;
  return row.category ? { slug: row.category, name: typesetText(row.category) } : null;
};

/**
 * Converts a row to an item of lists. An image URL that is no {@link isFileUrl} is null; the date
 * of creation replaces a missing date of publication.
 * @throws {TypeError} if id, slug or a title is no text; not for an unreadable timestamp
 */
export const toListItem = (row: ListRow): NewsListItem => ({
  id: cleanText(row.id),
  slug: cleanText(row.slug),
  language: row.language,
  title: typesetText(row.title),
  translation: row.translated_title === null ? null : { title: typesetText(row.translated_title) },
  category: toCategoryRef(row),
  featuredImageUrl: allowedUrl(row.featured_image_url, isFileUrl),
  publishedAt: parseOptionalDate(row.published_at) ?? parseDate(row.created_at),
});

/**
 * Converts a row to an article. Omits URLs of images that the site does not show.
 * @throws as {@link toListItem}, also if a content is no text or the images are no list
 */
export function toArticle(row: ArticleRow): NewsArticle {
  const item = toListItem(row);
  return {
    ...item,
    content: cleanText(row.content),
    tree: null,
    imageTexts: typesetTexts(row.image_texts),
    translation: item.translation && {
      ...item.translation,
      content: cleanText(row.translated_content ?? ''),
      tree: null,
      imageTexts: typesetTexts(row.translated_image_texts),
    },
    additionalImages: row.additional_images.filter(isFileUrl),
    youtubeUrl: row.youtube_url,
    updatedAt: parseDate(row.updated_at),
  };
}
