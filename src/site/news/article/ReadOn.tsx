import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Link2, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { buttonClass } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { NewsArticle, NewsListItem } from '../../data/news/news';
import { inLanguage } from '../../data/translatable';
import { newsAround } from '../newsQueries';
import styles from './ReadOn.module.css';

interface Props {
  article: NewsArticle;
  /** The button that prints the page. */
  print: ReactNode;
}

/**
 * Links to the articles around one, once they are known; to none if the request fails, because the article is complete without
 * them.
 */
export function ReadOn({ article, print }: Props) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { data } = useQuery(newsAround(article));
  const neighbours = [
    { direction: 'older', item: data?.older },
    { direction: 'newer', item: data?.newer },
  ] as const;
  return (
    <aside aria-labelledby="read-on" className={styles.section} data-screen-only>
      <div className="container stack gap-5">
        <div className="cluster gap-3">
          {print}
          <CopyButton
            variant="secondary"
            text={() => window.location.href}
            copied={t('readOn.copied')}
            notCopied={t('readOn.notCopied')}
          >
            <Link2 aria-hidden="true" size="1.1em" />
            {t('readOn.copyLink')}
          </CopyButton>
          {env.hasFeed && (
            <a href={withPrefix('/feed.xml', language)} className={buttonClass('tertiary')}>
              <Rss aria-hidden="true" size="1.1em" />
              {t('readOn.feed')}
            </a>
          )}
        </div>
        <section className="stack gap-3">
          <h2 id="read-on" className={data ? 'size-h3' : 'visually-hidden'}>
            {t('readOn.title')}
          </h2>
          <ul className="plain-list auto-grid">
            {neighbours.map(
              ({ direction, item }) =>
                item && (
                  <li key={direction}>
                    <Neighbour direction={direction} item={item} />
                  </li>
                ),
            )}
          </ul>
        </section>
      </div>
    </aside>
  );
}

interface NeighbourProps {
  direction: 'older' | 'newer';
  item: NewsListItem;
}

function Neighbour({ direction, item }: NeighbourProps) {
  const { t } = useTranslation('news');
  const shown = inLanguage(item, useLanguage());
  const Arrow = direction === 'newer' ? ArrowRight : ArrowLeft;
  return (
    <AppLink to={`/news/${item.slug}`} className={`box stack gap-1 ${styles.neighbour}`}>
      <span className="with-icon semibold">
        <Arrow aria-hidden="true" size="1.1em" />
        {t(`readOn.${direction}`)}
      </span>{' '}
      <span className="semibold" lang={shown.language}>
        {shown.title}
      </span>
    </AppLink>
  );
}
