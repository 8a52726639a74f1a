import { useTranslation } from 'react-i18next';
import { categories } from '../../content/categories';

/**
 * Returns a function that converts a category to its name in the current language; it returns the name of
 * a category without a translation, such as free text, unchanged (R3.2, R5.8).
 */
export function useCategoryName(): (category: { slug: string; name: string }) => string {
  const { t } = useTranslation();
  return ({ slug, name }) => {
    const category = categories.find((candidate) => candidate === slug);
    return category ? t(`categories.${category}`) : name;
  };
}
