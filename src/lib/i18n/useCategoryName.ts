import { useTranslation } from 'react-i18next';
import { categories } from '../../content/categories';

/** Gives a category's name in the page's language; free text stays as it was written. */
export function useCategoryName(): (category: { slug: string; name: string }) => string {
  const { t } = useTranslation();
  return ({ slug, name }) => {
    const known = categories.find((category) => category === slug);
    return known ? t(`categories.${known}`) : name;
  };
}
