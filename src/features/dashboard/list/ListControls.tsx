import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { LIST_SORTS } from '../../../services/items/listService';
import { Button } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { FilterSelect } from './FilterSelect';
import { Filters } from './Filters';
import type { ItemPanelConfig } from './itemPanelConfig';
import styles from './ListControls.module.css';
import type { ListSearchParams } from './useListSearchParams';

interface Props<Item extends { id: string }, Filter extends string> {
  config: ItemPanelConfig<Item, Filter>;
  params: ListSearchParams<Filter>;
  filterName: (filter: Filter) => string;
}

/** Search, filters and order; in narrow viewports the filters are folded. */
export function ListControls<Item extends { id: string }, Filter extends string>(
  props: Props<Item, Filter>,
) {
  const { config, params } = props;
  const { t } = useTranslation('admin');
  const wide = useMediaQuery('(min-width: 48rem)');
  const { query, filtersSet, isWhole, update, reset } = params;
  const fields = (
    <div className={styles.fields}>
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
      <div className={styles.search}>
        <SearchBox
          label={t(`list.${config.kind}.search`)}
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
