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
import { AppLink } from '../../../ui/navigation/AppLink';
import { HelpLink } from '../../../ui/navigation/HelpLink';
import { DemoNote } from '../../../ui/page/DemoNote';
import { Section } from '../../../ui/page/Section';
import type { NewsListItem } from '../../data/news/news';
import { inLanguage } from '../../data/translatable';
import { ListImage } from '../ListImage';
import { NewsMeta } from '../NewsMeta';
import { homeNews } from '../newsQueries';
import styles from './NewsBanner.module.css';

/** `path` has no language prefix. */
type ShownNews = Pick<NewsListItem, 'id' | 'language' | 'title' | 'category'> &
  Partial<Pick<NewsListItem, 'featuredImageUrl' | 'publishedAt'>> & { path: string };

/** Milliseconds (R9.31). */
const NEWS_MS = 3_000;

/** Shows articles in turn (R2.14, R2.15), beside a list of all, because nothing may depend on motion. Cuts titles (R9.32). */
function NewsRotator({ items }: { items: ShownNews[] }) {
  const { t } = useTranslation('home');
  const rotation = useRotation(items.length, NEWS_MS);
  const current = items[rotation.index];
  if (!current) return null;
  return (
    <div className={`stack gap-5 ${styles.rotator}`} {...rotation.hold}>
      <div className={styles.stage} aria-hidden="true">
        <ListImage url={current.featuredImageUrl ?? null} alt="" />
        <p className={styles.stageTitle} lang={current.language}>
          {cut(current.title, cuts.newsTitle)}
        </p>
      </div>
      <div className="stack top">
        <ul className="plain-list">
          {items.map((item, index) => (
            <RowBoundary key={item.id} name={item.title}>
              {() => (
                <li className={styles.item} data-current={index === rotation.index}>
                  <AppLink to={item.path} lang={item.language}>
                    {cut(item.title, cuts.newsTitle)}
                  </AppLink>
                  <NewsMeta item={item} />
                </li>
              )}
            </RowBoundary>
          ))}
        </ul>
        <RotatorControls motion={rotation} what={t('news.rotation')} />
      </div>
    </div>
  );
}

function Banner() {
  const { t } = useTranslation('home');
  const pageLanguage = useLanguage();
  // Deferred, so that React renders the response in slices while the visitor scrolls.
  const { data, isError, isPending } = useDeferredValue(useQuery(homeNews));

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

  return (
    <Section
      id="news"
      title={t('news.title')}
      more={
        <AppLink to="/news" className={`with-icon semibold ${styles.all}`}>
          {t('news.all')} <ArrowRight aria-hidden="true" size="1.1em" />
        </AppLink>
      }
    >
      <DemoNote items={items} />
      {isPending && <Loading className={styles.pending} />}
      {items?.length === 0 && <p>{t('news.empty')}</p>}
      {items && items.length > 0 && <NewsRotator items={items} />}
      {isError && (
        <p className="small-print">
          {t('news.outdated')} <HelpLink />
        </p>
      )}
    </Section>
  );
}

/** Renders the latest articles on the home page (R2.14); built-in items with a note if the request fails (R8.15). */
export const NewsBanner = withQueryClient(Banner);
