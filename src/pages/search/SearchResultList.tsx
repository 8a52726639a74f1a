import { useTranslation } from 'react-i18next';
import { NewsResults } from '../../features/news/list/NewsResults';
import { NoticeResults } from '../../features/notices/NoticeResults';
import { PageResults } from '../../features/search/PageResults';
import { stemOf } from '../../lib/search/tokenize';
import { Button } from '../../ui/actions/Button';
import { Callout } from '../../ui/feedback/Callout';
import styles from './SearchResultList.module.css';
import type { AllResults } from './useSearchResults';

/** Renders the results of a search, news and notices below the pages, because they arrive later. */
export function SearchResultList({ results }: { results: AllResults }) {
  const { t } = useTranslation(['search', 'common']);
  const { groups, news, notices, newsFailed, retryNews, terms } = results;
  const stems = new Set(terms.map(stemOf));
  return (
    <>
      {groups.map(({ area, pages }) => (
        <section key={area} className={styles.group}>
          <h2>{t(`areas.${area}`)}</h2>
          <PageResults key={pages[0]?.best.to} pages={pages} />
        </section>
      ))}
      {news.length > 0 && (
        <section className={styles.group}>
          <h2>{t('areas.news')}</h2>
          <NewsResults items={news} stems={stems} />
        </section>
      )}
      {notices.length > 0 && (
        <section className={styles.group}>
          <h2>{t('areas.notices')}</h2>
          <NoticeResults notices={notices} stems={stems} />
        </section>
      )}
      {newsFailed && (
        <Callout kind="note">
          <p>{t('newsFailed')}</p>
          <Button variant="tertiary" onClick={retryNews}>
            {t('retry', { ns: 'common' })}
          </Button>
        </Callout>
      )}
    </>
  );
}
