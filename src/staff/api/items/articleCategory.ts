import { toQueryFn } from '../../../lib/http/queryFn';
import { type Category, type CategoryRef, listCategories } from '../../../site/data/categories';
import type { AnyItem, Item } from '../../kinds/kind';
import { freeText } from '../../kinds/news/schema';

/**
 * Query of the stored categories of articles, {@link Category}, by name. Fails with a ServiceError:
 * `network`, `timeout` or `server`.
 */
export const categoryQuery = {
  queryKey: ['admin', 'categories'],
  queryFn: toQueryFn((signal) => listCategories(signal)),
};

/**
 * Returns the category that a value of the article form names: a listed category, the stored
 * article's category, or a free text as both slug and name (R5.8). Null if none of these is found.
 * @param value id of a category, or {@link FREE_TEXT} and a name; empty without one
 * @param listed the stored categories; none while they are loading
 * @param article stored article, whose category may no longer be listed
 */
export function namedCategory(
  value: string,
  listed: Category[] = [],
  article?: AnyItem,
): CategoryRef | null {
  const text = freeText(value);
  if (text) return { slug: text, name: text };
  const { category_id, news_categories } = Object(article) as Partial<Item<'news'>>;
  const stored = category_id === value ? news_categories : null;
  return listed.find(({ id }) => id === value) ?? stored ?? null;
}
