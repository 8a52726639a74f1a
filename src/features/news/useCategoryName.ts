import { useTranslation } from 'react-i18next';
import type { NewsListItem } from '../../services/news';

type Category = NonNullable<NewsListItem['category']>;

/** A category's name in the page's language; free text stays as it was written. */
export function useCategoryName(): (category: Category) => string {
  const { t, i18n } = useTranslation();
  return ({ slug, name }) => {
    const key = `categories.${slug}`;
    return i18n.exists(key) ? t(key as 'categories.general') : name;
  };
}
