import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackNews } from '../../../content/fallback';
import { useRotation } from '../../../lib/hooks/useRotation';
import { withQueryClient } from '../../../lib/http/withQueryClient';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { cut, cuts } from '../../../lib/text/text';
import { RotatorControls } from '../../../ui/actions/RotatorControls';
import { Loading } from '../../../ui/feedback/Loading';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Row, Rows } from '../../../ui/layout/Rows';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { NewsListItem } from '../../data/news/newsPage';
import { inLanguage } from '../../data/translatable';
import { DemoNote } from '../../page/DemoNote';
import { LoadFailure } from '../../page/LoadFailure';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';
import { homeNews } from '../newsQueries';
import styles from './NewsBanner.module.css';

/** `path` has no language prefix. */
type ShownNews = Pick<NewsListItem, 'id' | 'language' | 'title' | 'category'> &
  Partial<Pick<NewsListItem, 'featuredImageUrl' | 'publishedAt'>> & { path: string };

/** Milliseconds (R9.31). */
const NEWS_MS = 3_000;

/**
 * Lists articles with cut titles (R9.32), the one at `index` marked and with its picture beside the
 * list; nothing without articles.
 */
function BannerList({ items, index }: { items: ShownNews[]; index: number }) {
  const current = items[index];
  if (!current) return null;
  return (
    <div className={styles.news}>
      <ListImage url={current.featuredImageUrl ?? null} />
      <Rows>
        {items.map((item, position) => (
          <RowBoundary key={item.id} name={item.title}>
            {() => (
              <Row
                title={
                  <AppLink
                    to={item.path}
                    lang={item.language}
                    data-current={position === index || undefined}
                  >
                    {cut(item.title, cuts.newsTitle)}
                  </AppLink>
                }
              >
                <NewsMeta item={item} />
              </Row>
            )}
          </RowBoundary>
        ))}
      </Rows>
    </div>
  );
}

/**
 * Renders the latest articles in turn; built-in ones with a message if none can be fetched. Needs
 * the query cache around it.
 */
function LatestNews() {
  const { t } = useTranslation(['home', 'common']);
  const pageLanguage = useLanguage();
  // Deferred, so that React renders the response in slices while the visitor scrolls.
  const query = useDeferredValue(useQuery(homeNews));
  const { data, isError, isPending, refetch, isFetching } = query;

  const builtIn: ShownNews[] = fallbackNews.map(({ key, category, path }) => ({
    id: key,
    title: t(`fallback.news.${key}`),
    category: { slug: category, name: category },
    path,
    language: pageLanguage,
  }));
  // Prerendered items stay when they cannot be refetched.
  const items: ShownNews[] | undefined =
    data?.map((item) => ({ ...inLanguage(item, pageLanguage), path: `/news/${item.slug}` })) ??
    (isError ? builtIn : undefined);
  // In turn (R2.14, R2.15).
  const rotation = useRotation(items?.length ?? 0, NEWS_MS);

  return (
    <section aria-labelledby="news" className="stack top" {...rotation.hold}>
      <header className="cluster between">
        <h2 id="news">{t('news.title')}</h2>
        <div className="cluster">
          <RotatorControls motion={rotation} what={t('news.rotation')} />
          <AppLink to="/news" className="with-icon semibold">
            {t('news.all')} <ArrowRight size="1.1em" />
          </AppLink>
        </div>
      </header>
      {isError && (
        <LoadFailure text={t('failure.news', { ns: 'common' })} retry={refetch} busy={isFetching} />
      )}
      {isPending && <Loading className={styles.pending} />}
      {items?.length === 0 && <p>{t('news.empty')}</p>}
      <DemoNote items={items} />
      {items && <BannerList items={items} index={rotation.index} />}
    </section>
  );
}

/** Renders the latest articles of home (R2.14); built-in items with a note on failure (R8.15). */
export const NewsBanner = withQueryClient(LatestNews);
