import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Page, pages, parentsOf } from '../../../content/site';
import type { Section } from '../../../content/textTypes';
import { env } from '../../../lib/env';
import { useFacts } from '../../../lib/facts/currentFacts';
import { mailto } from '../../../lib/text/mailto';
import { PageHeader } from '../../../ui/page/PageHeader';
import { useQuestions } from '../questions/useQuestions';
import styles from './ContentLayout.module.css';
import { PageCards } from './PageCards';
import { PrintButton, PrintFooter } from './printParts';
import { Rail } from './Rail';
import { useReviewLine } from './useReviewLine';

/** The smallest number of stops on the way through a page. */
const MIN_STOPS = 3;

/** The pages related to a region; not the other regions, to which `RegionNav` links. */
const TRAVEL_PAGES = [
  '/consular/visa',
  '/magical-kenya/getting-around',
  '/magical-kenya/things-to-do',
];

/**
 * Returns the pages named in `page.related`; else for a region three travel pages; else for a story its neighbours in the order
 * of the site, where the first and the last page are neighbours.
 */
function relatedPages(page: Page): Page[] {
  if (page.related) return pages.filter(({ path }) => page.related?.includes(path));
  if (page.kind === 'region') return pages.filter(({ path }) => TRAVEL_PAGES.includes(path));
  if (page.kind !== 'story') return [];
  const parent = page.path.slice(0, page.path.lastIndexOf('/') + 1);
  const siblings = pages.filter(({ path }) => path.startsWith(parent));
  const index = siblings.indexOf(page);
  return [siblings.at(index - 1), siblings[(index + 1) % siblings.length]].filter(
    (sibling): sibling is Page => sibling !== undefined,
  );
}

/** Renders day of review, link to report an error and print button, which a visit has; nothing if not reviewed. */
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
  return (
    <div className={`cluster ${styles.foot}`}>
      {(page.kind !== 'service' || page.onlineOnly) && <PrintButton />}
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
  /** Texts of the page; of `sections` only the titles are used, as stops. */
  text: { title: string; lead: string; sections: Record<string, Section> };
  /** Content between the header and the sections, in full width. */
  top?: ReactNode;
  /** Hides the illustration on narrow screens, so that `top` is on the first screen. */
  compact?: boolean;
  /** Full width, without stops. */
  wide?: boolean;
  /** Stops before those of the sections, by anchor. */
  before?: Record<string, { title: string }>;
  /** Names of the stops by anchor, in place of the titles of the sections. */
  stops?: Record<string, string>;
  /** Further links beside the stops on phones. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Lays out a page of content with header, the way through it if it is long, related pages and the note for paper. */
export function ContentLayout(props: Props) {
  const { page, text, top, compact = false, wide = false, before = {}, actions, children } = props;
  const { t } = useTranslation();
  const related = relatedPages(page);
  const { open } = useQuestions(page.path);
  const parts = {
    ...before,
    ...text.sections,
    ...(open.length > 0 && { questions: { title: t('content.ask.title') } }),
  };
  const {
    stops = Object.fromEntries(Object.entries(parts).map(([key, { title }]) => [key, title])),
  } = props;
  const hasRail = !wide && Object.keys(stops).length >= MIN_STOPS;
  return (
    <article>
      <PageHeader
        title={text.title}
        lead={text.lead}
        scene={page.scene}
        crumbs={parentsOf(page.path)}
        compact={compact}
      />
      {top}
      {/* The rail of a phone begins with this part, so that it covers nothing of the first screen. */}
      <div
        className={`container ${styles.page} ${wide ? '' : styles.beside} ${hasRail ? styles.columns : ''}`}
        data-wide={wide || undefined}
      >
        {hasRail && <Rail stops={stops} actions={actions} />}
        <div className={styles.body}>
          {children}
          <PageFooterNote page={page} title={text.title} />
          <PrintFooter />
        </div>
      </div>
      <Suspense>
        {related.length > 0 && (
          <aside className={styles.related} aria-labelledby="related" data-screen-only>
            <div className="container stack">
              <h2 id="related" className="size-h3">
                {t('content.related')}
              </h2>
              <PageCards pages={related} level={3} />
            </div>
          </aside>
        )}
      </Suspense>
    </article>
  );
}
