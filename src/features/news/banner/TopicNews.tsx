import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../../lib/http/withQueryClient';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { inLanguage } from '../../../services/items/languages';
import { AppLink } from '../../../ui/navigation/AppLink';
import { NewsMeta } from '../NewsMeta';
import { latestNews } from '../newsQueries';
import styles from './TopicNews.module.css';

const LIMIT = 3;

/** See `TopicNews`. */
function Topic({ category }: { category: string }) {
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  const { data } = useQuery(latestNews(LIMIT, category));
  if (!data || data.length === 0) return null;
  const shown = data.map((item) => inLanguage(item, pageLanguage));
  return (
    <section aria-labelledby="topic-news" className={styles.section} data-screen-only>
      <div className="container">
        <header className={styles.header}>
          <h2 id="topic-news">{t('topicNews.title')}</h2>
          <AppLink to={`/news?category=${category}`} className={styles.all}>
            {t('topicNews.all')} <ArrowRight aria-hidden="true" size="1.1em" />
          </AppLink>
        </header>
        <ul className={`plain-list ${styles.list}`}>
          {shown.map((item) => (
            <li key={item.id}>
              <NewsMeta
                category={item.category}
                date={item.publishedAt}
                titleLanguage={item.language}
              />
              <h3 lang={item.language}>
                <AppLink to={`/news/${item.slug}`}>{item.title}</AppLink>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Renders the three newest articles of a category, given by its slug, below a page about Kenya. Renders
 * nothing while they load, when there are none and when the request fails, because the page is complete
 * without them. Not printed.
 */
export const TopicNews = withQueryClient(Topic);
