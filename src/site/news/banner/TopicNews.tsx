import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../../lib/http/withQueryClient';
import { AppLink } from '../../../ui/navigation/AppLink';
import { DemoNote } from '../../page/DemoNote';
import { NewsTitles } from '../NewsTitles';
import { latestNews } from '../newsQueries';
import styles from './TopicNews.module.css';

const LIMIT = 3;

function Topic({ category }: { category: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(latestNews(LIMIT, category));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} data-screen-only>
      <div className="container stack">
        <header className="cluster between">
          <h2 className="size-h3">{t('topicNews.title')}</h2>
          <AppLink to={`/news?category=${category}`} className="with-icon semibold">
            {t('topicNews.all')} <ArrowRight aria-hidden="true" size="1.1em" />
          </AppLink>
        </header>
        <DemoNote items={data} />
        <NewsTitles items={data} />
      </div>
    </section>
  );
}

/** Renders articles of a category; nothing while loading or on failure, because it is optional. */
export const TopicNews = withQueryClient(Topic);
