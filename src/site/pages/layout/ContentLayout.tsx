import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Page, pageId, parentPaths } from '../../../content/site';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useToday } from '../../../lib/dates/useToday';
import { env } from '../../../lib/env';
import { changedFacts, useFacts } from '../../../lib/facts/currentFacts';
import { nextReview, reviewedOn } from '../../../lib/facts/pageFacts';
import { bundleOfBuild } from '../../../lib/i18n/i18n';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mailto } from '../../../lib/text/mailto';
import { Contents } from '../../../ui/navigation/Contents';
import { PageHeader } from '../../page/PageHeader';
import { PrintButton, PrintFooter } from '../../page/printParts';
import { useQuestions } from '../questions/useQuestions';
import styles from './ContentLayout.module.css';

/** The smallest number of sections that a page lists as its contents. */
const MIN_CONTENTS = 3;

/**
 * Returns the sentence that says when the facts of a page were checked and whether a check is due;
 * undefined if the facts were never checked.
 */
function useReviewLine(page: Page): string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  // Renders again with other changes.
  useFacts();
  const built = bundleOfBuild(language, pageId(page.path))?.$facts ?? [];
  const day = reviewedOn(page, [...built, ...changedFacts()]);
  const context = day && nextReview(day) <= today ? 'due' : undefined;
  return day && t('content.reviewed', { date: formatDay(day, language), context });
}

/**
 * Renders a print button, the day of review and a link that reports an error; nothing for a page
 * that was never reviewed. Help has the day alone, because that page has to be small.
 */
function PageFooterNote({ page, title }: { page: Page; title: string }) {
  const { emails } = useFacts();
  const { t } = useTranslation();
  const reviewLine = useReviewLine(page);
  const { pathname } = useLocation();
  if (!reviewLine) return null;
  const report = mailto(
    emails.embassy,
    t('content.report.subject', { page: title }),
    t('content.report.body', { address: env.siteUrl + pathname }),
  );
  if (page.kind === 'help') return <p className="small-print">{reviewLine}</p>;
  return (
    <div className={`stack gap-3 ${styles.foot}`}>
      <PrintButton />
      <p className="small-print cluster">
        {reviewLine}
        <a href={report} data-screen-only>
          {t('content.report.link')}
        </a>
      </p>
    </div>
  );
}

interface Props {
  page: Page;
  /** Title and lead of the page. */
  text: { title: string; lead?: string };
  /** Titles of the contents by anchor, which a page with few leaves out. */
  sections?: Record<string, { title: string }> | undefined;
  /** Content between the header and the sections: a summary, numbers to call. */
  top?: ReactNode;
  children: ReactNode;
}

/** Lays out header, contents beside the text for several sections, and the note at the end. */
export function ContentLayout({ page, text, sections, top, children }: Props) {
  const { t } = useTranslation();
  const { open } = useQuestions(page.path);
  const titles = Object.fromEntries([
    ...Object.entries(sections ?? {}).map(([anchor, { title }]) => [anchor, title]),
    ...(open.length > 0 ? [['questions', t('content.ask.title')]] : []),
  ]);
  const hasContents = sections && Object.keys(titles).length >= MIN_CONTENTS;
  return (
    <article>
      <PageHeader
        title={text.title}
        lead={text.lead}
        scene={page.scene}
        crumbs={parentPaths(page.path)}
      />
      <div className={`container ${styles.page} ${sections ? styles.columns : ''}`}>
        {top && <div className={styles.body}>{top}</div>}
        {hasContents && <Contents sections={titles} open={page.kind === 'help'} />}
        <div className={styles.body}>
          {children}
          <Suspense>
            <PageFooterNote page={page} title={text.title} />
            <PrintFooter />
          </Suspense>
        </div>
      </div>
    </article>
  );
}
