import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { categoryOf, categoryQuery } from '../../data/items/categories';
import type { Edit } from '../../kinds/field';
import type { Kind } from '../../kinds/kinds';
import { type FieldText, fieldTexts } from '../../kinds/values';

/** Returns the fields of a kind as text, in the order of its form; `restored`: those that a version restores. */
export function useFieldTexts(kind: Kind): (edit: Edit, only?: 'all' | 'restored') => FieldText[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = useCategoryName();
  const { data } = useQuery({ ...categoryQuery, enabled: kind === 'news' });
  return (edit, only) => {
    const categoryName = (value: string) => {
      const category = categoryOf(value, data, edit.item);
      return category ? nameOf(category) : '';
    };
    return fieldTexts(kind, edit, { t, language, categoryName }, only);
  };
}
