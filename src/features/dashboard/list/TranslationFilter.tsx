import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TranslationGap, translationGaps } from '../../../services/items/translationState';
import type { ListedType } from '../../items/itemType';
import { gapCounts } from '../dashboardQueries';
import { FilterSelect } from './FilterSelect';

interface Props {
  kind: ListedType;
  value: 'all' | TranslationGap;
  /** Whether each option has the number of items in the whole list. */
  withNumbers: boolean;
  onSelect: (gap: 'all' | TranslationGap) => void;
}

/**
 * Renders a select that filters a list by what its items lack: Russian, English, or a translation that is as new
 * as the original, each with its number of items once that is loaded, unless the list is filtered otherwise.
 */
export function TranslationFilter({ kind, value, withNumbers, onSelect }: Props) {
  const { t } = useTranslation('admin');
  const { data: counts } = useQuery(gapCounts(kind));
  const nameOf = (gap: TranslationGap) => {
    const name = t(`list.translation.${gap}`);
    return counts && withNumbers
      ? t('list.translation.count', { name, number: counts[gap] })
      : name;
  };
  return (
    <FilterSelect
      label={t('list.translation.filter')}
      value={value}
      options={[
        { value: 'all', name: t('list.translation.all') },
        ...translationGaps.map((gap) => ({ value: gap, name: nameOf(gap) })),
      ]}
      onSelect={onSelect}
    />
  );
}
