import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Page, parentsOf } from '../../../content/site';
import type { Section } from '../../../content/text';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { PageHead } from '../../../ui/page/PageHead';
import { PageHeader } from '../../../ui/page/PageHeader';
import styles from './ContentLayout.module.css';
import { PageCards } from './PageCards';
import { PageFooterNote } from './PageFooterNote';
import { PrintFooter } from './PrintFooter';
import { relatedPages } from './relatedPages';
import { BackToContents, hasContents, TableOfContents } from './TableOfContents';

interface Props {
  page: Page;
  /** Of `sections` only the titles, for the table of contents. */
  text: { title: string; lead: string; sections: Record<string, Section> };
  /** Between the header and the sections, in full width. */
  top?: ReactNode;
  /** Hides the illustration on narrow screens, so that `top` is on the first screen. */
  compact?: boolean;
  /** Full width, without a table of contents. */
  wide?: boolean;
  /**
   * Wide screens show the heading of a section beside its text, as on every page without a table of
   * contents.
   */
  spread?: boolean;
  /** Parts rendered before the sections, by anchor, for the table of contents. */
  before?: Record<string, { title: string }>;
  children: ReactNode;
}

export function ContentLayout(props: Props) {
  const {
    page,
    text,
    top,
    compact = false,
    wide = false,
    spread = false,
    before = {},
    children,
  } = props;
  const { t } = useTranslation();
  const { name } = usePageNames();
  const crumbs = parentsOf(page.path).map((to) => ({ to, name: name(to) }));
  const related = relatedPages(page);
  const parts = { ...before, ...text.sections };
  const contents = !wide && hasContents(parts);
  return (
    <article>
      <PageHead title={t('title', { page: text.title })} description={text.lead} />
      <PageHeader
        title={text.title}
        lead={text.lead}
        scene={page.scene}
        crumbs={crumbs}
        compact={compact}
      />
      {top}
      <div
        className={`container ${styles.page} ${wide ? styles.wide : ''} ${contents ? styles.columns : ''}`}
        data-wide={wide || undefined}
      >
        {contents && <TableOfContents sections={parts} />}
        <div className={`${styles.body} ${spread || !contents ? styles.spread : ''}`}>
          {children}
          <PageFooterNote page={page} title={text.title} />
          <PrintFooter />
          {contents && <BackToContents />}
        </div>
      </div>
      {related.length > 0 && (
        <aside className={styles.related} aria-labelledby="related" data-screen-only>
          <div className="container">
            <h2 id="related">{t('content.related')}</h2>
            <PageCards pages={related} level={3} />
          </div>
        </aside>
      )}
    </article>
  );
}
