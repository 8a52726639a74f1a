import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { toStem } from '../../../lib/text/tokenize';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Row, Rows } from '../../../ui/layout/Rows';
import { LanguageMark } from '../../../ui/text/LanguageMark';
import { inLanguage } from '../../data/translatable';
import { NewsMeta } from '../../news/NewsMeta';
import { LoadFailure } from '../../page/LoadFailure';
import { Highlight } from '../../search/Highlight';
import { PageResults } from '../../search/PageResults';
import type { AllResults } from './useSearchResults';

/**
 * Renders the results of a search: pages by area, then news and notices, because they arrive later.
 * Says below them if news or notices could not be fetched.
 */
export function SearchResultList({ results }: { results: AllResults }) {
  const { t } = useTranslation(['search', 'common']);
  const language = useLanguage();
  const { pages, isWeak, newsFailed, retryNews, terms } = results;
  const pageResults = pages.length > 0 && (
    <PageResults key={pages[0]?.best.to} pages={pages} isWeak={isWeak} />
  );
  const stems = new Set(terms.map(toStem));
  const news = results.news.map((item) => inLanguage(item, language));
  const notices = results.notices.map((notice) => inLanguage(notice, language));
  return (
    <>
      {!isWeak && pageResults}
      {news.length > 0 && (
        <section className="stack gap-3 measure">
          <h2 className="size-h3">{t('news')}</h2>
          <Rows>
            {news.map((item) => (
              <RowBoundary key={item.id} name={item.title}>
                {() => (
                  <Row
                    level={3}
                    to={`/news/${item.slug}`}
                    lang={item.language}
                    title={<Highlight text={item.title} stems={stems} />}
                  >
                    <NewsMeta item={item} />
                  </Row>
                )}
              </RowBoundary>
            ))}
          </Rows>
        </section>
      )}
      {notices.length > 0 && (
        <section className="stack gap-3 measure">
          <h2 className="size-h3">{t('notices')}</h2>
          <Rows>
            {notices.map((notice) => (
              <RowBoundary key={notice.id} name={notice.title}>
                {() => (
                  <Row
                    level={3}
                    to={`/notices#${notice.id}`}
                    lang={notice.language}
                    title={<Highlight text={notice.title} stems={stems} />}
                  >
                    <LanguageMark language={notice.language} />
                  </Row>
                )}
              </RowBoundary>
            ))}
          </Rows>
        </section>
      )}
      {isWeak && pageResults}
      {/* Last, because a result would move under a finger that presses it. */}
      {newsFailed && <LoadFailure text={t('newsFailed')} retry={retryNews} busy={false} />}
    </>
  );
}
