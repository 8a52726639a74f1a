import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { usePeople } from '../../people/usePeople';
import { categoryList } from '../dashboardQueries';
import { FilterSelect } from './FilterSelect';
import type { ItemPanelConfig } from './itemPanelConfig';
import { TranslationFilter } from './TranslationFilter';
import type { ListSearchParams } from './useListSearchParams';

interface Props<Item extends { id: string }, Filter extends string> {
  config: ItemPanelConfig<Item, Filter>;
  params: ListSearchParams<Filter>;
  filterName: (filter: Filter) => string;
}

export function Filters<Item extends { id: string }, Filter extends string>({
  config: { kind, filters, hasCategories },
  params: { query, isWhole, update },
  filterName,
}: Props<Item, Filter>) {
  const { t } = useTranslation('admin');
  return (
    <>
      <FilterSelect
        label={t(`list.${kind}.filter`)}
        value={query.filter}
        options={filters.map((value) => ({ value, name: filterName(value) }))}
        onSelect={(filter) => update({ filter })}
      />
      {hasCategories && (
        <>
          <CategoryFilter value={query.category} onSelect={(category) => update({ category })} />
          <AuthorFilter value={query.author} onSelect={(author) => update({ author })} />
        </>
      )}
      <TranslationFilter
        kind={kind}
        value={query.gap}
        // The numbers count the whole list.
        withNumbers={isWhole}
        onSelect={(gap) => update({ gap })}
      />
    </>
  );
}

interface IdFilterProps {
  /** UUID; empty for all. */
  value: string;
  onSelect: (id: string) => void;
}

function CategoryFilter({ value, onSelect }: IdFilterProps) {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoryList);
  const named = categories.map((category) => ({
    value: category.id,
    name: categoryName(category),
  }));
  return (
    <FilterSelect
      label={t('list.category')}
      value={value}
      options={[{ value: '', name: t('list.all') }, ...named]}
      onSelect={onSelect}
    />
  );
}

function AuthorFilter({ value, onSelect }: IdFilterProps) {
  const { t } = useTranslation('admin');
  const { data: people = [] } = usePeople();
  // With one person there is nothing to choose.
  if (people.length < 2 && !value) return null;
  return (
    <FilterSelect
      label={t('list.author')}
      value={value}
      options={[
        { value: '', name: t('list.all') },
        ...people.map(({ id, name }) => ({ value: id, name })),
      ]}
      onSelect={onSelect}
    />
  );
}
