import { useTranslation } from 'react-i18next';
import { categories } from '../../content/newsCategories';

/** Returns a function that names a category; free text keeps its name (R3.2, R5.8). */
export function useCategoryName(): (category: { slug: string; name: string }) => string {
  const { t } = useTranslation();
  return ({ slug, name }) => {
    const category = categories.find((candidate) => candidate === slug);
    return category ? t(`categories.${category}`) : name;
  };
}
