import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { stemOf } from '../../../lib/text/tokenize';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageMark } from '../../../ui/text/LanguageMark';
import { inLanguage } from '../../data/translatable';
import { NewsMeta } from '../../news/NewsMeta';
import { Highlight } from '../../search/Highlight';
import { PageResults } from '../../search/PageResults';
import styles from './SearchResultList.module.css';
import type { AllResults } from './useSearchResults';

interface GroupProps {
  title: string;
  children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <section className={`stack measure ${styles.group}`}>
    <h2 className="size-h3">{title}</h2>
    {children}
  </section>
);

/** Renders the results of a search, news and notices below the pages, because they arrive later. */
export function SearchResultList({ results }: { results: AllResults }) {
  const { t } = useTranslation(['search', 'common']);
  const language = useLanguage();
  const { groups, weak, newsFailed, retryNews, terms } = results;
  const stems = new Set(terms.map(stemOf));
  const news = results.news.map((item) => inLanguage(item, language));
  const notices = results.notices.map((notice) => inLanguage(notice, language));
  return (
    <>
      {groups.map(({ area, pages, weak }) => (
        <Group key={area} title={t(`areas.${area}`)}>
          <PageResults key={pages[0]?.best.to} pages={pages} weak={weak} />
        </Group>
      ))}
      {news.length > 0 && (
        <Group title={t('areas.news')}>
          <ul className="plain-list stack">
            {news.map((item) => (
              <RowBoundary key={item.id} name={item.title}>
                {() => (
                  <li className="stack gap-1">
                    <h3 lang={item.language}>
                      <AppLink to={`/news/${item.slug}`}>
                        <Highlight text={item.title} stems={stems} />
                      </AppLink>
                    </h3>
                    <NewsMeta item={item} />
                  </li>
                )}
              </RowBoundary>
            ))}
          </ul>
        </Group>
      )}
      {notices.length > 0 && (
        <Group title={t('areas.notices')}>
          <ul className="plain-list stack">
            {notices.map((notice) => (
              <RowBoundary key={notice.id} name={notice.title}>
                {() => (
                  <li>
                    <h3 lang={notice.language}>
                      <AppLink to={`/notices#${notice.id}`}>
                        <Highlight text={notice.title} stems={stems} />
                      </AppLink>
                    </h3>
                    <LanguageMark language={notice.language} />
                  </li>
                )}
              </RowBoundary>
            ))}
          </ul>
        </Group>
      )}
      {weak.length > 0 && <PageResults key={weak[0]?.best.to} pages={[]} weak={weak} />}
      {newsFailed && (
        <Note kind="plain">
          <p>{t('newsFailed')}</p>
          <Button variant="tertiary" onClick={retryNews}>
            {t('retry', { ns: 'common' })}
          </Button>
        </Note>
      )}
    </>
  );
}
