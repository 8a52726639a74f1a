import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { HelpText } from '../../content/text';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { Sections } from '../../features/contentPage/sections/Sections';
import { Calls } from '../../features/help/Calls';
import { Phrase } from '../../features/help/Phrase';
import { formatDay } from '../../lib/dates/calendarDay';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { PageHead } from '../../ui/page/PageHead';
import styles from './HelpPage.module.css';

/** Renders the help page, the most urgent case first (decision 0030). */
export function HelpPage({ page }: { page: Page }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = usePageText<HelpText>(page.path);
  return (
    <div className={styles.page}>
      <PageHead title={t('title', { page: text.title })} description={text.lead} />
      <div>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <Calls calls={text.calls} />
      <nav aria-labelledby="contents" data-screen-only>
        <h2 id="contents">{text.contents}</h2>
        <ul className={`plain-list ${styles.contents}`}>
          {Object.entries(text.sections).map(([anchor, { title }]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Sections
        page={page}
        sections={text.sections}
        tools={{ arrest: <Phrase phrase={text.phrase} /> }}
      />
      <Questions page={page} compact />
      {page.reviewed && (
        <p>{t('content.reviewed', { date: formatDay(page.reviewed, language) })}</p>
      )}
    </div>
  );
}
