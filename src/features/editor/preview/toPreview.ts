import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { Language } from '../../../lib/i18n/languages';
import { inLanguage } from '../../../services/items/languages';
import type { NewsArticle } from '../../../services/news/news';
import type { EditableNews } from '../../../services/news/newsAdmin';
import { selectedCategory } from '../fields/selectedCategory';
import { type NewsValues, toNewsInput } from '../news/newsSchema';

/**
 * The values of the article form as an article of the public page. Values may be invalid or empty:
 * a missing title becomes `untitled`, a missing date the stored article's or now. NewsPreview
 * replaces the images.
 * @param article the stored article; undefined for a new one
 */
export function toPreview(
  values: NewsValues,
  pageLanguage: Language,
  untitled: string,
  article?: EditableNews,
): NewsArticle {
  const { title, content, language, translation, slug, youtubeUrl } = toNewsInput(values, article);
  const preview: NewsArticle = {
    id: article?.id ?? '',
    slug: slug ?? '',
    language,
    title: title || untitled,
    translation,
    content,
    category: selectedCategory(values, article),
    featuredImageUrl: article?.featuredImageUrl ?? null,
    additionalImages: article?.additionalImages ?? [],
    imageTexts: {},
    youtubeUrl: youtubeUrl || null,
    publishedAt: fromMoscowInput(values.publishedAt) ?? article?.publishedAt ?? new Date(),
    updatedAt: new Date(),
  };
  return inLanguage(preview, pageLanguage);
}
