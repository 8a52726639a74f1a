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

export const newsSchema = z.object({
  title: titleField,
  content: contentField,
  category: z.string(),
  youtubeUrl: youtubeField,
  slug: slugField,
  status: z.enum(['draft', 'published']),
  publishedAt: dateField,
});

export type NewsValues = ReturnType<typeof newsSchema.parse>;

/** The order of the fields on the page, for the error summary. */
export const newsOrder = [
  'title',
  'content',
  'category',
  'youtubeUrl',
  'slug',
  'status',
  'publishedAt',
] as const;

/** Marks a category value that is free text, not the id of a row (spec 5). */
const FREE_TEXT = 'text:';

const categoryValue = ({ categoryId, categoryText }: EditableNews): string =>
  categoryId ?? (categoryText ? FREE_TEXT + categoryText : '');

/** What the form starts with. */
export const toNewsValues = (article?: EditableNews): NewsValues => ({
  title: article?.title ?? '',
  content: article?.content ?? '',
  category: article ? categoryValue(article) : '',
  youtubeUrl: article?.youtubeUrl ?? '',
  slug: article?.slug ?? '',
  status: article?.status ?? 'draft',
  publishedAt: article?.publishedAt ? toMoscowInput(article.publishedAt) : '',
});

/** What is saved. A date left as it was keeps its seconds, which the form does not show. */
export function toNewsInput(values: NewsValues, article?: EditableNews): NewsInput {
  const freeText = values.category.startsWith(FREE_TEXT);
  const untouched = values.publishedAt === toNewsValues(article).publishedAt;
  return {
    title: values.title.trim(),
    slug: toSlug(values.slug),
    content: values.content,
    status: values.status,
    publishedAt: untouched ? (article?.publishedAt ?? null) : fromMoscowInput(values.publishedAt),
    categoryId: freeText ? null : values.category,
    category: freeText ? values.category.slice(FREE_TEXT.length) : null,
    youtubeUrl: values.youtubeUrl.trim(),
  };
}
