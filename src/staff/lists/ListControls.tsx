import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { textAt } from '../../lib/i18n/dynamicKey';
import { pageNumber } from '../../lib/urls/pageNumber';
import { withQuery } from '../../lib/urls/withQuery';
import { SearchBox } from '../../ui/forms/SearchBox';
import type { ListOptions } from '../api/items/items';
import type { State, TranslatedKind } from '../kinds/kind';
import { definitionOf } from '../kinds/kinds';
import styles from './ListControls.module.css';

/** What the URL stores of a list. */
export type ListQuery = Required<Omit<ListOptions, 'signal' | 'state'>> & { state: 'all' | State };

/** Returns the states by which a list can be filtered; `ended` only for kinds with an end. */
const listStates = (kind: TranslatedKind): ListQuery['state'][] => [
  ...(['all', 'shown', 'scheduled', 'draft'] as const),
  ...(definitionOf(kind).period.until ? (['ended'] as const) : []),
];

type ListSearchParams = ReturnType<typeof useListSearchParams>;

/** Returns the parameters with changed ones; the URL omits empty values. */
function withChanges(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/**
 * Reads and writes the search parameters `page`, `search` and `state` of a list, so that reload and
 * Back restore them. An unknown value counts as the default.
 * @returns `pageHref` is for links, which add a history entry; `update` goes to page 1 and replaces
 *   the entry
 */
export function useListSearchParams(kind: TranslatedKind) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const query: ListQuery = {
    page: pageNumber(params.get('page') ?? ''),
    search: params.get('search') ?? '',
    state: listStates(kind).find((state) => state === params.get('state')) ?? 'all',
  };
  return {
    query,
    isWhole: query.state === 'all' && query.search === '',
    pageHref: (page: number) =>
      withQuery(pathname, withChanges(params, { page: page > 1 ? String(page) : '' })),
    update: (changes: Record<string, string>) => {
      const changed = withChanges(params, { page: '', ...changes });
      setParams(changed, { replace: true, state: KEEP_SCROLL_POSITION });
    },
  };
}

interface Props {
  kind: TranslatedKind;
  params: ListSearchParams;
}

/** Renders the search and the choice of a state. */
export function ListControls({ kind, params: { query, update } }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  return (
    <div className={`cluster ${styles.controls}`}>
      <SearchBox
        label={t(`kinds:${kind}.list.search`)}
        value={query.search}
        onSearch={(search) => update({ search: search.trim() })}
      />
      <label className={styles.filter}>
        <span className="small-print semibold">{t('list.state')}</span>
        <select
          value={query.state}
          onChange={({ target }) => update({ state: target.value === 'all' ? '' : target.value })}
        >
          {listStates(kind).map((state) => (
            <option key={state} value={state}>
              {textAt(t, `kinds:${kind}.state.${state}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
