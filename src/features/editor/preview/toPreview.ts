import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import { languageOfText } from '../../../lib/text/text';
import type { NewsArticle } from '../../../services/news/news';
import type { EditableNews } from '../../../services/news/newsAdmin';
import { selectedCategory } from '../fields/selectedCategory';
import { type NewsValues, toNewsInput } from '../news/newsSchema';

/**
 * Converts the values of the article form to an article as the public page renders it. Values may be invalid
 * or empty: a missing title becomes `untitled`, a missing date that of the stored article or now. The images
 * are those of the stored article; NewsPreview replaces them.
 * @param article the stored article; undefined for a new one
 */
export function toPreview(
  values: NewsValues,
  untitled: string,
  article?: EditableNews,
): NewsArticle {
  const { title, content, slug, youtubeUrl } = toNewsInput(values, article);
  return {
    id: article?.id ?? '',
    slug: slug ?? '',
    language: languageOfText(title),
    title: title || untitled,
    translation: null,
    content,
    category: selectedCategory(values, article),
    featuredImageUrl: article?.featuredImageUrl ?? null,
    additionalImages: article?.additionalImages ?? [],
    imageTexts: article?.imageTexts ?? {},
    youtubeUrl: youtubeUrl || null,
    publishedAt: fromMoscowInput(values.publishedAt) ?? article?.publishedAt ?? new Date(),
    updatedAt: new Date(),
  };
}
