import { fromMoscowInput, toMoscowInput } from '../../../lib/dates/moscowTime';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import type { EditableNews, NewsInput, NewsTexts } from '../../data/news/newsAdmin';
import { type FieldErrorCode, messageKey } from '../../forms/fieldErrors';
import { notBlank, z } from '../../forms/zod';
import {
  contentField,
  dateField,
  optionalTitleField,
  slugField,
  toSlug,
  youtubeField,
} from '../form/fields';
import { fieldIn } from '../languages/languageFields';
import type { Written } from '../languages/languageStates';
import { originalLanguage, textsIn } from './newsTexts';

const fields = z.object({
  titleEn: optionalTitleField,
  contentEn: contentField,
  titleRu: optionalTitleField,
  contentRu: contentField,
  category: z.string(),
  youtubeUrl: youtubeField,
  slug: slugField,
  status: z.enum(['draft', 'published']),
  publishedAt: dateField,
});

export type NewsValues = ReturnType<typeof fields.parse>;

export type TextValuesOfNews = Pick<NewsValues, 'titleEn' | 'contentEn' | 'titleRu' | 'contentRu'>;

export const textIn = (
  values: TextValuesOfNews,
  language: Language,
): Pick<NewsTexts, 'title' | 'content'> => ({
  title: values[fieldIn('title', language)],
  content: values[fieldIn('content', language)],
});

/** A text needs a title and content. */
export function writtenIn(values: TextValuesOfNews, language: Language): Written {
  const { title, content } = textIn(values, language);
  const parts = [title, content].filter(notBlank).length;
  return (['nothing', 'partly', 'all'] as const)[parts] ?? 'all';
}

/** The messages are field error codes. One language may be empty. */
export const newsSchema = fields.superRefine((values, context) => {
  const report = (path: keyof NewsValues, code: FieldErrorCode) =>
    context.addIssue({ code: 'custom', path: [path], message: messageKey(code) });
  if (languages.every((language) => writtenIn(values, language) === 'nothing')) {
    report('titleEn', 'titleEmpty');
    report('contentEn', 'contentEmpty');
  }
  for (const language of languages) {
    if (writtenIn(values, language) !== 'partly') continue;
    const missing = notBlank(textIn(values, language).title) ? 'content' : 'title';
    report(fieldIn(missing, language), fieldIn(`${missing}Empty`, language));
  }
});

/** In the order of the page, for the error summary. */
export const newsFieldOrder = [
  'titleEn',
  'contentEn',
  'titleRu',
  'contentRu',
  'publishedAt',
  'category',
  'youtubeUrl',
  'slug',
  'status',
] as const;

/** Prefix of a category value that is free text, not the id of a category (R5.8). */
const FREE_TEXT_PREFIX = 'text:';

const categoryValue = ({ categoryId, categoryText }: EditableNews): string =>
  categoryId ?? (categoryText ? FREE_TEXT_PREFIX + categoryText : '');

/**
 * All values are text: dates as Moscow time in the format of `datetime-local` (`2026-11-21T14:05`),
 * a category as its UUID, or as `text:` and its free text (R5.8). A new article is a draft (R4.1).
 */
export const toNewsValues = (article?: EditableNews): NewsValues => ({
  titleEn: textsIn(article, 'en').title,
  contentEn: textsIn(article, 'en').content,
  titleRu: textsIn(article, 'ru').title,
  contentRu: textsIn(article, 'ru').content,
  category: article ? categoryValue(article) : '',
  youtubeUrl: article?.youtubeUrl ?? '',
  slug: article?.slug ?? '',
  status: article?.status ?? 'draft',
  publishedAt: article?.publishedAt ? toMoscowInput(article.publishedAt) : '',
});

export type NewsFormInput = NewsInput & Required<Pick<NewsInput, 'language' | 'translation'>>;

/**
 * Converts values that {@link newsSchema} accepts to what is saved, without image texts: titles,
 * slug and link trimmed, a category as id or free text (R5.8). A language without title is left
 * out; if it is the original's, the translation becomes the original. An unchanged date is passed
 * as stored, because the form shows no seconds. An empty one is null, or `now` for a scheduled
 * article that is to be published, whose date the database would not change otherwise.
 * @param article the opened article; undefined for a new one
 */
export function toNewsInput(values: NewsValues, article?: EditableNews): NewsFormInput {
  const isFreeText = values.category.startsWith(FREE_TEXT_PREFIX);
  const isDateUnchanged = values.publishedAt === toNewsValues(article).publishedAt;
  const language = originalLanguage((one) => notBlank(textIn(values, one).title), article);
  const original = textIn(values, language);
  const translation = textIn(values, otherLanguage(language));
  return {
    language,
    title: original.title.trim(),
    content: original.content,
    translation: notBlank(translation.title)
      ? { ...translation, title: translation.title.trim(), imageTexts: {} }
      : null,
    slug: toSlug(values.slug),
    status: values.status,
    publishedAt: isDateUnchanged
      ? (article?.publishedAt ?? null)
      : (fromMoscowInput(values.publishedAt) ?? emptyDate(values, article)),
    categoryId: isFreeText ? null : values.category,
    category: isFreeText ? values.category.slice(FREE_TEXT_PREFIX.length) : null,
    youtubeUrl: values.youtubeUrl.trim(),
  };
}

const emptyDate = ({ status }: NewsValues, article?: EditableNews): 'now' | null =>
  status === 'published' && article?.state === 'scheduled' ? 'now' : null;
