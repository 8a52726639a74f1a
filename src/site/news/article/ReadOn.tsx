import { useQuery } from '@tanstack/react-query';
import { Link2, Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { buttonClass } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { Row, Rows } from '../../../ui/layout/Rows';
import { LanguageMark } from '../../../ui/text/LanguageMark';
import type { NewsArticle, NewsListItem } from '../../data/news/newsPage';
import { inLanguage } from '../../data/translatable';
import { newsAround } from '../newsQueries';
import styles from './article.module.css';

interface Props {
  article: NewsArticle;
  /** The button that prints the page. */
  print: ReactNode;
}

/**
 * Renders what follows an article: `print`, a button that copies its URL, the feed, and links to
 * the older and the newer article, which are absent if their request fails.
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
    <aside aria-labelledby="read-on" className={`container ${styles.readOn}`} data-screen-only>
      <div className="stack gap-5">
        <div className="cluster gap-3">
          {print}
          <CopyButton
            variant="secondary"
            text={() => window.location.href}
            copied={t('readOn.copied')}
            notCopied={t('readOn.notCopied')}
          >
            <Link2 size="1.1em" />
            {t('readOn.copyLink')}
          </CopyButton>
          <a href={withPrefix('/feed.xml', language)} className={buttonClass('secondary')}>
            <Rss size="1.1em" />
            {t('readOn.feed')}
          </a>
        </div>
        <section className="stack gap-3">
          <h2 id="read-on" className={data ? undefined : 'visually-hidden'}>
            {t('readOn.title')}
          </h2>
          <Rows columns>
            {neighbours.map(
              ({ direction, item }) =>
                item && <Neighbour key={direction} direction={direction} item={item} />,
            )}
          </Rows>
        </section>
      </div>
    </aside>
  );
}

interface NeighbourProps {
  direction: 'older' | 'newer';
  item: NewsListItem;
}

/** Renders a row that leads to the older or the newer article. */
function Neighbour({ direction, item }: NeighbourProps) {
  const { t } = useTranslation('news');
  const shown = inLanguage(item, useLanguage());
  return (
    <Row to={`/news/${item.slug}`} title={shown.title} lang={shown.language}>
      <p>
        {t(`readOn.${direction}`)} <LanguageMark language={shown.language} />
      </p>
    </Row>
  );
}
