import { fromMoscowInput } from '../../../lib/dates';
import { queryClient } from '../../../lib/queryClient';
import type { Category } from '../../../services/categories';
import type { NewsArticle } from '../../../services/news';
import type { EditableNews } from '../../../services/newsAdmin';
import { categoryQuery } from '../categoryQuery';
import { type NewsValues, toNewsInput } from '../newsSchema';

/** What is in the form as an article of the public page; the pictures are those of the row. */
export function toPreview(
  values: NewsValues,
  untitled: string,
  article?: EditableNews,
): NewsArticle {
  const { title, content, slug, categoryId, category, youtubeUrl } = toNewsInput(values, article);
  const listed = queryClient
    .getQueryData<Category[]>(categoryQuery.queryKey)
    ?.find(({ id }) => id === categoryId);
  const known = article?.categoryId === categoryId ? article?.category : null;
  return {
    id: article?.id ?? '',
    slug: slug ?? '',
    title: title || untitled,
    content,
    category: category ? { slug: category, name: category } : (listed ?? known ?? null),
    featuredImageUrl: article?.featuredImageUrl ?? null,
    additionalImages: article?.additionalImages ?? [],
    imageTexts: article?.imageTexts ?? {},
    youtubeUrl: youtubeUrl || null,
    publishedAt: fromMoscowInput(values.publishedAt) ?? article?.publishedAt ?? new Date(),
    updatedAt: new Date(),
  };
}
