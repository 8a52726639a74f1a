import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { CategoryFilter } from '../features/news/list/CategoryFilter';
import { NewsList } from '../features/news/list/NewsList';
import { publishedNews } from '../features/news/newsQueries';
import { withQueryClient } from '../lib/http/withQueryClient';
import { usePageNames } from '../lib/i18n/usePageNames';
import { pageNumber } from '../lib/urls/pageNumber';
import { withQuery } from '../lib/urls/withQuery';
import { PAGE_SIZE } from '../services/paging';
import { Button } from '../ui/actions/Button';
import { Callout } from '../ui/feedback/Callout';
import { Loading } from '../ui/feedback/Loading';
import { HelpLink } from '../ui/navigation/HelpLink';
import { Pagination } from '../ui/navigation/Pagination';
import { PageHead } from '../ui/page/PageHead';
import { PageHeader } from '../ui/page/PageHeader';
import styles from './News.module.css';

/** See `News`. */
function NewsPage() {
  const { t } = useTranslation(['news', 'common']);
  const { name } = usePageNames();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const category = params.get('category') || undefined;
  const { data, isPending, isError, refetch, isFetching } = useQuery(publishedNews(page, category));

  const href = (target: number) =>
    withQuery(pathname, {
      ...(category && { category }),
      ...(target > 1 && { page: String(target) }),
    });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);

  return (
    <>
      <PageHead title={t('title', { ns: 'common', page: t('title') })} description={t('lead')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        scene="nairobi-skyline"
        crumbs={[{ to: '/', name: name('/') }]}
        compact
      />
      <div className={`container ${styles.page}`}>
        <CategoryFilter current={category} />
        {isPending && <Loading>{t('loading')}</Loading>}
        {isError && (
          <Callout kind="error" live>
            <p>{t('error')}</p>
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('retry', { ns: 'common' })}
            </Button>
            <p>
              <HelpLink />
            </p>
          </Callout>
        )}
        {data && data.items.length > 0 && <NewsList items={data.items} />}
        {data && data.items.length === 0 && (
          <EmptyList page={page} total={data.total} category={category} firstPage={href(1)} />
        )}
        <Pagination page={page} pages={pages} href={href} />
      </div>
    </>
  );
}

/**
 * Renders the list of news in one of four states (R4.6, R2.21): loading, failed with a button to retry,
 * empty, or up to ten articles. The URL parameters `page` (from 1) and `category` (a slug) select what it
 * lists.
 */
export const News = withQueryClient(NewsPage);

interface EmptyListProps {
  /** The requested page, from 1. */
  page: number;
  /** Number of articles on all pages. */
  total: number;
  /** Slug of the selected category; undefined for all news. */
  category: string | undefined;
  /** URL of the first page. */
  firstPage: string;
}

/** States why the list is empty: no news, none in the category, or a page beyond the last. */
function EmptyList({ page, total, category, firstPage }: EmptyListProps) {
  const { t } = useTranslation('news');
  if (total === 0) return <p>{category ? t('emptyCategory') : t('empty')}</p>;
  return (
    <p>
      {t('beyond', { page })} <Link to={firstPage}>{t('firstPage')}</Link>
    </p>
  );
}
