import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { toQueryFn } from '../../../lib/http/queryFn';
import { textAt } from '../../../lib/i18n/dynamicKey';
import { pageNumber } from '../../../lib/urls/pageNumber';
import { withQuery } from '../../../lib/urls/withQuery';
import { PAGE_SIZE } from '../../../site/data/paging';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Pagination } from '../../../ui/navigation/Pagination';
import { QueryState } from '../../account/session/QueryState';
import { list } from '../../api/items/items';
import type { TranslatedKind } from '../../kinds/kind';
import { kindDefinition } from '../../kinds/kinds';
import { ItemRows } from '../../lists/ItemRows';
import { NewItemLink } from '../../lists/LinesPanel';
import { FilterSelect } from '../../parts/FilterSelect';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

const STATES = ['all', 'shown', 'scheduled', 'draft', 'ended'] as const;

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
 * Renders `/admin/news` and `/admin/notices` (R2.23); redirects beyond the last page. The URL has
 * page, search and state, so that reload and Back restore them. An unknown one is the default.
 */
export function Items({ kind }: { kind: TranslatedKind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const states = STATES.filter((state) => state !== 'ended' || kindDefinition(kind).period.until);
  const page = pageNumber(params.get('page') ?? '');
  const search = params.get('search') ?? '';
  const state = states.find((state) => state === params.get('state')) ?? 'all';
  const query = useQuery({
    queryKey: ['admin', kind, 'list', { page, search, state }],
    queryFn: toQueryFn((signal) => list(kind, { page, search, state, signal })),
    // Always stale, because colleagues edit too.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const pageHref = (number: number) =>
    withQuery(pathname, withChanges(params, { page: number > 1 ? String(number) : '' }));
  /** Goes to page 1 of another list, in place of this one. */
  const change = (changes: Record<string, string>) =>
    setParams(withChanges(params, { page: '', ...changes }), {
      replace: true,
      state: KEEP_SCROLL_POSITION,
    });
  const { data, error, isPlaceholderData } = query;
  const { items = [], total = 0 } = data ?? {};
  const pages = Math.ceil(total / PAGE_SIZE);
  if (data && !isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate replace to={pageHref(pages)} />;
  }
  const title = t(`kinds:${kind}.list.title`);
  const isShown = data && !error;
  const empty =
    search || state !== 'all' ? (
      t(`kinds:${kind}.list.noMatch`)
    ) : (
      <>
        {t(`kinds:${kind}.list.none`)}{' '}
        <AppLink to={`/admin/${kind}/new`}>{t(`kinds:${kind}.list.first`)}</AppLink>
      </>
    );
  return (
    <StaffPage
      title={title}
      heading={heading}
      actions={
        <>
          {/* Inserted with its text, so that only changes by a search or filter are spoken. */}
          {isShown && (
            <p role="status" className={styles.count}>
              {t(`kinds:${kind}.list.count`, { count: total })}
            </p>
          )}
          <NewItemLink kind={kind} />
        </>
      }
    >
      <Panel tabIndex={-1} aria-label={title}>
        <div className={`cluster ${styles.controls}`}>
          <SearchBox
            label={t(`kinds:${kind}.list.search`)}
            value={search}
            onSearch={(words) => change({ search: words.trim() })}
          />
          <FilterSelect
            label={t('list.state')}
            value={state}
            onChange={(next) => change({ state: next === 'all' ? '' : next })}
            options={states.map((id) => ({ id, name: textAt(t, `kinds:${kind}.state.${id}`) }))}
          />
        </div>
        <div aria-busy={isPlaceholderData} className={styles.body}>
          <QueryState
            query={query}
            loading={t('list.loading')}
            empty={items.length === 0 && empty}
          />
          {isShown && items.length > 0 && <ItemRows kind={kind} items={items} label={title} />}
        </div>
        <Pagination page={page} pages={pages} label={title} href={pageHref} target={heading} />
      </Panel>
    </StaffPage>
  );
}
