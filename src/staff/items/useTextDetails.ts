import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { useCategoryName } from '../../site/news/useCategoryName';
import { categoryQuery, namedCategory } from '../api/items/articleCategory';
import type { AnyItem, Kind, TextDetails, Values } from '../kinds/kind';
import { type FieldText, fieldTexts } from '../kinds/kinds';

/**
 * Returns a function that gives what {@link fieldTexts} needs to show an item's values: `t`, the
 * language, the names of categories. Requests the categories if `kind` has them. Until they are
 * loaded, only the item's own category and a free text have a name.
 */
export function useTextDetails(kind: Kind): (item?: AnyItem) => TextDetails {
  const { t } = useTranslation(['admin', 'kinds']);
  const language = useLanguage();
  const categoryName = useCategoryName();
  const { data } = useQuery({ ...categoryQuery, enabled: kind === 'news' });
  return (item) => ({
    t,
    language,
    categoryName: (value) => {
      const category = namedCategory(value, data, item);
      return category ? categoryName(category) : '';
    },
  });
}

/** Returns a function that turns a form's values into labelled texts, in the form's order. */
export function useFieldTexts(
  kind: Kind,
): (values: Values, item: AnyItem | undefined) => FieldText[] {
  const textDetails = useTextDetails(kind);
  return (values, item) => fieldTexts(kind, values, textDetails(item));
}
