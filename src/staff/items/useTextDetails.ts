import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCategoryName } from '../../site/news/useCategoryName';
import { categoryOf, categoryQuery } from '../api/items/categories';
import type { AnyItem, Edit, TextDetails } from '../kinds/field';
import { definitionOf, type Kind } from '../kinds/kinds';
import { type FieldText, fieldTexts } from '../kinds/texts';

/**
 * Returns what the texts of an item's fields need, as a function of the item: `t`, the language and the names of categories.
 * Requests the categories unless `kind` has none.
 */
export function useTextDetails(kind?: Kind): (item?: AnyItem) => TextDetails {
  const { t } = useTranslation(['admin', 'kinds']);
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

/** Returns a function that returns the fields of a kind as text, in the order of its form. */
export function useFieldTexts(kind: Kind): (edit: Edit) => FieldText[] {
  const detailsOf = useTextDetails(kind);
  return (edit) => fieldTexts(kind, edit, detailsOf(edit.item));
}
