import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { categoryOf, categoryQuery } from '../data/items/categories';
import type { AnyItem, Edit, TextDetails } from '../kinds/field';
import { definitionOf, type Kind } from '../kinds/kinds';
import { type FieldText, fieldTexts } from '../kinds/texts';

/**
 * Returns a function of an item, stored or new, that gives what the texts of its values need: translations and names of
 * categories.
 * @param kind whose texts are needed; without it those of any
 */
export function useTextDetails(kind?: Kind): (item?: AnyItem) => TextDetails {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const nameOf = useCategoryName();
  const enabled = !kind || 'category' in definitionOf(kind).fields;
  const { data } = useQuery({ ...categoryQuery, enabled });
  return (item) => ({
    t,
    language,
    categoryName: (value) => {
      const category = categoryOf(value, data, item);
      return category ? nameOf(category) : '';
    },
  });
}

/** Returns a function that gives the fields of a kind as text, in the order of its form; `restored`: those of a version. */
export function useFieldTexts(kind: Kind): (edit: Edit, only?: 'all' | 'restored') => FieldText[] {
  const detailsOf = useTextDetails(kind);
  return (edit, only) => fieldTexts(kind, edit, detailsOf(edit.item), only);
}
