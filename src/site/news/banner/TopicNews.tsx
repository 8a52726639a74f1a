import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { withQueryClient } from '../../../lib/http/withQueryClient';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Row, Rows } from '../../../ui/layout/Rows';
import { AppLink } from '../../../ui/navigation/AppLink';
import { inLanguage } from '../../data/translatable';
import { DemoNote } from '../../page/DemoNote';
import { NewsMeta } from '../NewsMeta';
import { latestNews } from '../newsQueries';
import styles from './TopicNews.module.css';

const LIMIT = 3;

/** Lists the three newest articles of a category, if any; needs the query cache around it. */
function Topic({ category }: { category: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useQuery(latestNews(LIMIT, category));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} data-screen-only>
      <div className="container stack">
        <header className="cluster between">
          <h2 className="size-h3">{t('topicNews.title')}</h2>
          <AppLink to={`/news?category=${category}`} className="with-icon semibold">
            {t('topicNews.all')} <ArrowRight size="1.1em" />
          </AppLink>
        </header>
        <DemoNote items={data} />
        <Rows columns>
          {data
            .map((item) => inLanguage(item, language))
            .map((item) => (
              <RowBoundary key={item.id} name={item.title}>
                {() => (
                  <Row level={3} to={`/news/${item.slug}`} title={item.title} lang={item.language}>
                    <NewsMeta item={item} />
                  </Row>
                )}
              </RowBoundary>
            ))}
        </Rows>
      </div>
    </section>
  );
}

/** Renders articles of a category; nothing while loading or on failure, because it is optional. */
export const TopicNews = withQueryClient(Topic);
