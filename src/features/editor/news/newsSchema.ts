import { fromMoscowInput, toMoscowInput } from '../../../lib/dates/moscowTime';
import type { EditableNews, NewsInput } from '../../../services/news/newsAdmin';
import { z } from '../../forms/zod';
import {
  contentField,
  dateField,
  slugField,
  titleField,
  toSlug,
  youtubeField,
} from '../form/fields';

/** Validates the form of an article; the messages are field error codes. */
export const newsSchema = z.object({
  title: titleField,
  content: contentField,
  category: z.string(),
  youtubeUrl: youtubeField,
  slug: slugField,
  status: z.enum(['draft', 'published']),
  publishedAt: dateField,
});

/** The values of the form of an article. */
export type NewsValues = ReturnType<typeof newsSchema.parse>;

/** The fields in the order of the page, for the error summary. */
export const newsFieldOrder = [
  'title',
  'content',
  'category',
  'youtubeUrl',
  'slug',
  'status',
  'publishedAt',
] as const;

/** Prefix of a category value that is free text, not the id of a category (R5.8). */
const FREE_TEXT_PREFIX = 'text:';

const categoryValue = ({ categoryId, categoryText }: EditableNews): string =>
  categoryId ?? (categoryText ? FREE_TEXT_PREFIX + categoryText : '');

/**
 * Returns the initial values of the article form, all text: dates as Moscow time in the format of
 * `datetime-local` (`2026-11-21T14:05`), a category as its UUID, or as `text:` and its free text (R5.8). A
 * new article is a draft with empty values (R4.1).
 */
export const toNewsValues = (article?: EditableNews): NewsValues => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  category: article ? categoryValue(article) : '',
  youtubeUrl: article?.youtubeUrl ?? '',
  slug: article?.slug ?? '',
  status: article?.status ?? 'draft',
  publishedAt: article?.publishedAt ? toMoscowInput(article.publishedAt) : '',
});

/**
 * Converts the values of the article form to what is saved: title, slug and link trimmed, the date as an
 * instant, a category as id or free text (R5.8). An empty date is null; an unchanged one is passed as stored,
 * because the form shows no seconds. Expects values that {@link newsSchema} accepts.
 * @param article the opened article; undefined for a new one
 */
export function toNewsInput(values: NewsValues, article?: EditableNews): NewsInput {
  const isFreeText = values.category.startsWith(FREE_TEXT_PREFIX);
  const isDateUnchanged = values.publishedAt === toNewsValues(article).publishedAt;
  return {
    title: values.title.trim(),
    slug: toSlug(values.slug),
    content: values.content,
    status: values.status,
    publishedAt: isDateUnchanged
      ? (article?.publishedAt ?? null)
      : fromMoscowInput(values.publishedAt),
    categoryId: isFreeText ? null : values.category,
    category: isFreeText ? values.category.slice(FREE_TEXT_PREFIX.length) : null,
    youtubeUrl: values.youtubeUrl.trim(),
  };
}
