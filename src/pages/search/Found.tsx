import { useTranslation } from 'react-i18next';
import { FoundNews } from '../../features/news/list/FoundNews';
import { FoundPages } from '../../features/search/FoundPages';
import { stemOf } from '../../lib/search/words';
import { Button } from '../../ui/actions/Button';
import { Callout } from '../../ui/feedback/Callout';
import styles from './Found.module.css';
import type { FoundAll } from './useFound';

/** The results by part of the site; the news come last, since they arrive last. */
export function Found({ found }: { found: FoundAll }) {
  const { t } = useTranslation(['search', 'common']);
  const { groups, news, newsFailed, retryNews, words } = found;
  return (
    <>
      {groups.map(({ area, pages }) => (
        <section key={area} aria-labelledby={`found-${area}`} className={styles.group}>
          <h2 id={`found-${area}`}>{t(`areas.${area}`)}</h2>
          <FoundPages key={pages[0]?.best.to} pages={pages} />
        </section>
      ))}
      {news.length > 0 && (
        <section aria-labelledby="found-news" className={styles.group}>
          <h2 id="found-news">{t('areas.news')}</h2>
          <FoundNews items={news} stems={new Set(words.map(stemOf))} />
        </section>
      )}
      {newsFailed && (
        <Callout kind="note">
          <p>{t('newsFailed')}</p>
          <Button look="quiet" onClick={retryNews}>
            {t('retry', { ns: 'common' })}
          </Button>
        </Callout>
      )}
    </>
  );
}
