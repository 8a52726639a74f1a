import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../features/news/useCategoryName';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { Button } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { categoryQuery } from '../../data/items/categories';
import { LIST_SORTS } from '../../data/items/items';
import { definitionOf, type TranslatedKind } from '../../kinds/kinds';
import { TABLE_LIST } from './ItemList';
import { listStates } from './itemRow';
import styles from './ListControls.module.css';
import type { ListSearchParams } from './useListSearchParams';

interface Props {
  kind: TranslatedKind;
  params: ListSearchParams;
}

/** Renders search, filters and, where the list has no headings that sort it, the order. */
export function ListControls({ kind, params }: Props) {
  const { t } = useTranslation('admin');
  const wide = useMediaQuery('(min-width: 48rem)');
  const hasHeadings = useMediaQuery(TABLE_LIST);
  const { query, filtersSet, isWhole, update, reset } = params;
  const fields = (
    <div className="cluster">
      <FilterSelect
        label={t('list.state')}
        value={query.state}
        options={listStates(kind).map((value) => ({
          value,
          name: textAt(t, `state.${kind}.${value}`),
        }))}
        onSelect={(state) => update({ state })}
      />
      {'category' in definitionOf(kind).fields && <CategoryFilter params={params} />}
      {!hasHeadings && (
        <FilterSelect
          label={t('list.sort.label')}
          value={query.sort}
          options={LIST_SORTS.map((value) => ({ value, name: t(`list.sort.${value}`) }))}
          onSelect={(sort) => update({ sort })}
        />
      )}
    </div>
  );
  return (
    <div className={`cluster ${styles.controls}`}>
      <SearchBox
        label={t(`list.${kind}.search`)}
        value={query.search}
        onSearch={(search) => update({ search })}
      />
      {wide && fields}
      {!isWhole && (
        <Button variant="tertiary" onClick={reset}>
          {t('list.reset')}
        </Button>
      )}
      {!wide && (
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

function CategoryFilter({ params: { query, update } }: Pick<Props, 'params'>) {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoryQuery);
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
