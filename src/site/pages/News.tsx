import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { Loading } from '../../ui/feedback/Loading';
import { Pagination } from '../../ui/navigation/Pagination';
import { type NewsListing, newsListPath, parseNewsPage } from '../data/news/newsList';
import { PAGE_SIZE } from '../data/paging';
import { CategoryFilter, EmptyList, NewsList, NewsListHeader } from '../news/list/newsListParts';
import { publishedNews } from '../news/newsQueries';
import { LoadFailure } from '../page/LoadFailure';
import styles from './News.module.css';
import { NotFound } from './NotFound';

/**
 * Renders the list of the path and of the parameter `category`; the 404 page if the path has no
 * valid page number. Needs the query cache around it.
 */
function NewsPage() {
  const page = parseNewsPage(useParams().page);
  const [search] = useSearchParams();
  // Prerendered HTML belongs to a path, and is hydrated with any query string.
  const category = useClientValue(search.get('category') || undefined, undefined);
  if (page === null) return <NotFound />;
  return <List listing={{ page, category }} />;
}

/** Renders a page of a list of news with its filters, or says why it is empty or has failed. */
function List({ listing }: { listing: NewsListing }) {
  const { t } = useTranslation(['news', 'common']);
  const { page, category } = listing;
  const { data, isPending, isError, refetch, isFetching } = useQuery(publishedNews(listing));
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <>
      <NewsListHeader page={page} />
      <div className={`container stack gap-5 ${styles.page}`}>
        <CategoryFilter current={category} total={data?.total} />
        {isPending && <Loading>{t('loading')}</Loading>}
        {isError && (
          <LoadFailure
            text={data ? t('failure.news', { ns: 'common' }) : t('error')}
            retry={refetch}
            busy={isFetching}
          />
        )}
        {data && data.items.length > 0 && <NewsList items={data.items} />}
        {data && data.items.length === 0 && <EmptyList listing={listing} total={data.total} />}
        <Pagination
          page={page}
          pages={pages}
          href={(target) => newsListPath({ ...listing, page: target })}
        />
      </div>
    </>
  );
}

/** Renders news (R4.6, R2.21): the page by path, the category by the parameter `category`. */
export const News = withQueryClient(NewsPage);
