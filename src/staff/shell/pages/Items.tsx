import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../../lib/browser/scroll';
import { toQueryFn } from '../../../lib/http/queryFn';
import { pageNumber } from '../../../lib/urls/pageNumber';
import { withQuery } from '../../../lib/urls/withQuery';
import { PAGE_SIZE } from '../../../site/data/paging';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Pagination } from '../../../ui/navigation/Pagination';
import { QueryState } from '../../account/session/QueryState';
import { listItems } from '../../api/items/items';
import type { TranslatedKind } from '../../kinds/kind';
import { ItemRows, NewItemLink } from '../../lists/ItemRows';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

/**
 * Renders `/admin/news` and `/admin/notices` (R2.23); redirects beyond the last page. The URL has
 * page and search, so that reload and Back restore them.
 */
export function Items({ kind }: { kind: TranslatedKind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = pageNumber(params.get('page') ?? '');
  const search = params.get('search') ?? '';
  const query = useQuery({
    queryKey: ['admin', kind, 'list', { page, search }],
    queryFn: toQueryFn((signal) => listItems(kind, { page, search, signal })),
    // Always stale, because colleagues edit too.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const pageHref = (number: number) =>
    withQuery(
      pathname,
      new URLSearchParams({ ...(search && { search }), ...(number > 1 && { page: `${number}` }) }),
    );
  const { data, error, isPlaceholderData } = query;
  const { items = [], total = 0 } = data ?? {};
  const pages = Math.ceil(total / PAGE_SIZE);
  if (data && !isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate replace to={pageHref(pages)} />;
  }
  const title = t(`kinds:${kind}.list.title`);
  const isShown = data && !error;
  const empty = search ? (
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
          {/* Inserted with its text, so that only changes by a search are spoken. */}
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
        <div className={styles.controls}>
          <SearchBox
            label={t(`kinds:${kind}.list.search`)}
            value={search}
            onSearch={(words) =>
              // Page 1 of another list, in place of this one.
              setParams(words ? { search: words } : {}, {
                replace: true,
                state: KEEP_SCROLL_POSITION,
              })
            }
          />
        </div>
        <div aria-busy={isPlaceholderData} className={styles.body}>
          <QueryState query={query} empty={items.length === 0 && empty} />
          {isShown && items.length > 0 && <ItemRows kind={kind} items={items} label={title} />}
        </div>
        <Pagination page={page} pages={pages} label={title} href={pageHref} target={heading} />
      </Panel>
    </StaffPage>
  );
}
