import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PAGE_SIZE } from '../../../site/data/paging';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Pagination } from '../../../ui/navigation/Pagination';
import { QueryState } from '../../account/session/QueryState';
import type { TranslatedKind } from '../../kinds/kind';
import { ItemRows } from '../../lists/ItemRows';
import { ListControls, useListSearchParams } from '../../lists/ListControls';
import { NewItemLink } from '../../lists/NewItemLink';
import { itemList } from '../../lists/queries';
import { useRows } from '../../lists/useRows';
import { Panel } from '../../parts/Panel';
import { StaffPage } from '../../StaffPage';
import styles from './pages.module.css';

interface Props {
  kind: TranslatedKind;
}

/** Renders `/admin/news` and `/admin/notices` (R2.23); redirects beyond the last page. */
export function Items({ kind }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  const params = useListSearchParams(kind);
  const { page, search } = params.query;
  const list = useQuery(itemList(kind, params.query));
  const heading = useRef<HTMLHeadingElement>(null);
  const toRow = useRows(kind, search);
  const { data, error, isPlaceholderData } = list;
  const rows = (data?.items ?? []).map((item) => toRow(kind, item));
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (data && !isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate replace to={params.pageHref(pages)} />;
  }
  const title = t(`kinds:${kind}.list.title`);
  const isShown = data && !error;
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
        <ListControls kind={kind} params={params} />
        <div aria-busy={isPlaceholderData} className={styles.body}>
          <QueryState
            query={list}
            loading={t('list.loading')}
            empty={rows.length === 0 && <EmptyList kind={kind} isWhole={params.isWhole} />}
          />
          {isShown && rows.length > 0 && <ItemRows rows={rows} label={title} />}
        </div>
        <Pagination
          page={page}
          pages={pages}
          label={title}
          href={params.pageHref}
          target={heading}
        />
      </Panel>
    </StaffPage>
  );
}

function EmptyList({ kind, isWhole }: Props & { isWhole: boolean }) {
  const { t } = useTranslation(['admin', 'kinds']);
  if (!isWhole) return t(`kinds:${kind}.list.noMatch`);
  return (
    <>
      {t(`kinds:${kind}.list.none`)}{' '}
      <AppLink to={`/admin/${kind}/new`}>{t(`kinds:${kind}.list.first`)}</AppLink>
    </>
  );
}
