import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { pageNumber } from '../../../lib/urls/pageNumber';
import { isUuid } from '../../../lib/urls/urls';
import { withQuery } from '../../../lib/urls/withQuery';
import { useCategoryName } from '../../../site/news/useCategoryName';
import { Button } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { categoryQuery } from '../../api/items/categories';
import { LIST_SORTS } from '../../api/items/items';
import { definitionOf, type TranslatedKind } from '../../kinds/kinds';
import { TABLE_LIST } from './ItemList';
import { type ListQuery, listStates } from './itemRow';
import styles from './ListControls.module.css';

type Changes = Partial<Omit<ListQuery, 'page'>>;

type ListSearchParams = ReturnType<typeof useListSearchParams>;

const NONE = { page: '', search: '', filter: '', category: '' };

/**
 * Reads and writes the filters of a list in the URL, so that reload and Back restore them: `news-page`, `news-search`,
 * `news-filter`, `news-category` and `news-sort`, or with `notices-`. Unknown values count as the default, which the URL omits.
 * @returns `filtersSet` does not count the search, `isWhole` does; `pageHref` is for links, which add a history entry; `update`,
 *   which goes to page 1, and `reset`, which keeps the order, replace the entry
 */
export function useListSearchParams(kind: TranslatedKind) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const defaults: Record<string, string> = { filter: 'all', sort: LIST_SORTS[0] };
  const withParams = (base: URLSearchParams, changes: Record<string, string>) => {
    const next = new URLSearchParams(base);
    for (const [name, value] of Object.entries(changes)) {
      if (value && value !== defaults[name]) next.set(`${kind}-${name}`, value);
      else next.delete(`${kind}-${name}`);
    }
    return next;
  };
  // A ref, because a debounced search and a filter can change before the next render and must not undo each other.
  const latest = useRef(params);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    // An earlier change of two can render while the later one is still a transition.
    const index = pending.current.indexOf(params.toString());
    pending.current = index < 0 ? [] : pending.current.slice(index + 1);
    if (pending.current.length === 0) latest.current = params;
  }, [params]);
  const replace = (changes: Record<string, string>) => {
    latest.current = withParams(latest.current, changes);
    pending.current.push(latest.current.toString());
    setParams(latest.current, { replace: true, state: KEEP_SCROLL_POSITION });
  };
  const query = readQuery(params, kind);
  const { state, category } = query;
  const filtersSet = [state !== 'all', category].filter(Boolean).length;
  return {
    query,
    filtersSet,
    isWhole: filtersSet === 0 && query.search === '',
    pageHref: (page: number) =>
      withQuery(pathname, withParams(params, { page: page > 1 ? String(page) : '' })),
    update: ({ search, state: filter, ...changes }: Changes) =>
      replace({
        page: '',
        ...changes,
        ...(filter && { filter }),
        ...(search !== undefined && { search: search.trim() }),
      }),
    reset: () => replace(NONE),
  };
}

function readQuery(params: URLSearchParams, kind: TranslatedKind): ListQuery {
  const read = (name: string) => params.get(`${kind}-${name}`) ?? '';
  return {
    page: pageNumber(read('page')),
    search: read('search'),
    state: listStates(kind).find((state) => state === read('filter')) ?? 'all',
    category: isUuid(read('category')) ? read('category') : '',
    sort: LIST_SORTS.find((sort) => sort === read('sort')) ?? LIST_SORTS[0],
  };
}

interface Props {
  kind: TranslatedKind;
  params: ListSearchParams;
}

/** Renders search, filters and, where the list has no headings that sort it, the order. */
export function ListControls({ kind, params }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
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
          name: textAt(t, `kinds:${kind}.state.${value}`),
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
        label={t(`kinds:${kind}.list.search`)}
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
        <details>
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
      <span className="small-print semibold">{label}</span>
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
