import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { Button } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { LIST_SORTS } from '../../data/items/items';
import { type TranslationGap, translationGaps } from '../../data/items/translationState';
import type { TranslatedKind } from '../../kinds/kinds';
import { categoryList, itemCounts } from '../dashboardQueries';
import { type ListQuery, listStates } from './itemRow';
import styles from './ListControls.module.css';
import type { ListSearchParams } from './useListSearchParams';

interface Props {
  kind: TranslatedKind;
  params: ListSearchParams;
}

export function ListControls(props: Props) {
  const { kind, params } = props;
  const { t } = useTranslation('admin');
  const wide = useMediaQuery('(min-width: 48rem)');
  const { query, filtersSet, isWhole, update, reset } = params;
  const fields = (
    <div className="cluster">
      <Filters {...props} />
      <FilterSelect
        label={t('list.sort.label')}
        value={query.sort}
        options={LIST_SORTS.map((value) => ({ value, name: t(`list.sort.${value}`) }))}
        onSelect={(sort) => update({ sort })}
      />
    </div>
  );
  return (
    <div className={styles.controls}>
      <div className="cluster">
        <SearchBox
          label={t(`list.${kind}.search`)}
          value={query.search}
          onSearch={(search) => update({ search })}
        />
        {!isWhole && (
          <Button variant="tertiary" onClick={reset}>
            {t('list.reset')}
          </Button>
        )}
      </div>
      {wide ? (
        fields
      ) : (
        <details className={styles.folded}>
          <summary>
            {filtersSet > 0 ? t('list.filtersSet', { number: filtersSet }) : t('list.filters')}
          </summary>
          {fields}
        </details>
      )}
    </div>
  );
}

function Filters({ kind, params }: Props) {
  const { query, isWhole, update } = params;
  const { t } = useTranslation('admin');
  const { data: counts } = useQuery(itemCounts);
  const nameOf = (state: ListQuery['state']) => {
    const name = textAt(t, `state.${kind}.${state}`);
    // The tiles above the lists have the numbers of the articles.
    const number = kind === 'news' || state === 'all' ? undefined : counts?.[kind]?.[state];
    return number === undefined ? name : t('list.notices.filterCount', { name, number });
  };
  return (
    <>
      <FilterSelect
        label={t(`list.${kind}.filter`)}
        value={query.state}
        options={listStates(kind).map((value) => ({ value, name: nameOf(value) }))}
        onSelect={(state) => update({ state })}
      />
      {kind === 'news' && <CategoryFilter params={params} />}
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

function CategoryFilter({ params: { query, update } }: Pick<Props, 'params'>) {
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
      value={query.category}
      options={[{ value: '', name: t('list.all') }, ...named]}
      onSelect={(category) => update({ category })}
    />
  );
}

interface TranslationFilterProps {
  kind: TranslatedKind;
  value: 'all' | TranslationGap;
  /** Each option has its number of items in the whole list. */
  withNumbers: boolean;
  onSelect: (gap: 'all' | TranslationGap) => void;
}

function TranslationFilter({ kind, value, withNumbers, onSelect }: TranslationFilterProps) {
  const { t } = useTranslation('admin');
  const { data: counts } = useQuery(itemCounts);
  const nameOf = (gap: TranslationGap) => {
    const name = t(`list.translation.${gap}`);
    const number = withNumbers ? counts?.[kind]?.[gap] : undefined;
    return number === undefined ? name : t('list.translation.count', { name, number });
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

interface FilterSelectProps<Filter extends string> {
  label: string;
  value: Filter;
  options: { value: Filter; name: string }[];
  onSelect: (filter: Filter) => void;
}

function FilterSelect<Filter extends string>({
  label,
  value,
  options,
  onSelect,
}: FilterSelectProps<Filter>) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const selected = options.find((option) => option.value === target.value);
          if (selected) onSelect(selected.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}
