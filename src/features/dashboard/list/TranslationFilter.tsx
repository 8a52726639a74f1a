import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TranslationGap, translationGaps } from '../../../services/items/translationState';
import type { ListedType } from '../../items/itemType';
import { gapCounts } from '../dashboardQueries';
import { FilterSelect } from './FilterSelect';

interface Props {
  kind: ListedType;
  value: 'all' | TranslationGap;
  /** Each option has its number of items in the whole list. */
  withNumbers: boolean;
  onSelect: (gap: 'all' | TranslationGap) => void;
}

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
