import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Category, type CategoryRef, list } from '../../../services/categories';
import type { EditableNews } from '../../data/news/newsAdmin';
import { type NewsValues, toNewsInput } from '../news/newsSchema';

export const categoryQuery = {
  queryKey: ['admin', 'categories'],
  queryFn: queryFnOf((signal) => list(signal)),
};

/**
 * The category that is selected in the article form, without a request: one of the cached list, the
 * stored one of `article`, or a free text as both slug and name (R5.8). Null also for a category
 * that is neither in the cache nor stored.
 */
export function selectedCategory(values: NewsValues, article?: EditableNews): CategoryRef | null {
  const { categoryId, category } = toNewsInput(values, article);
  if (category) return { slug: category, name: category };
  const listed = queryClient
    .getQueryData<Category[]>(categoryQuery.queryKey)
    ?.find(({ id }) => id === categoryId);
  return listed ?? (article?.categoryId === categoryId ? (article?.category ?? null) : null);
}
