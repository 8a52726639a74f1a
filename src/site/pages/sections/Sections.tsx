import { type ReactNode, Suspense } from 'react';
import type { UrlName } from '../../../content/facts';
import type { Page } from '../../../content/site';
import type { Section } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { checklistKey } from '../../../lib/hooks/useChecklistState';
import { Note } from '../../../ui/feedback/Note';
import { Checklist } from '../../../ui/forms/Checklist';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { Steps } from '../../../ui/text/Steps';
import { SectionAnswers } from '../questions/Questions';
import { DataTable } from './DataTable';
import { Offices } from './Offices';
import styles from './Sections.module.css';

interface SectionProps {
  page: Page;
  section: Section;
}

/** Returns a URL's host as written, without `www.`, for visitors to compare with their browser. */
const writtenHost = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/.*/g, '');

/**
 * Renders links: `see` to pages of this site by path, `links` to other sites by URL name. Paper
 * omits maps, which are useless there, and the portal, because key facts have it (R1.19).
 */
function SectionLinks({ page, section: { links = {}, see = {} } }: SectionProps) {
  const { urls } = useFacts();
  const pages = Object.entries(see);
  const sites = Object.entries(links);
  if (pages.length + sites.length === 0) return null;
  return (
    <ul className={`plain-list stack gap-2 ${styles.links}`}>
      {pages.map(([to, label]) => (
        <li key={to} data-screen-only>
          <AppLink to={to}>{label}</AppLink>
        </li>
      ))}
      {sites.map(([name, label]) => (
        <li key={name} data-screen-only={name === page.apply || name.endsWith('Map') || undefined}>
          <ExternalLink href={urls[name as UrlName]}>{label}</ExternalLink>{' '}
          <span className="small-print" data-screen-only>
            {writtenHost(urls[name as UrlName])}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props extends SectionProps {
  /** `bring` in `/consular/pets#bring`. */
  anchor: string;
  /** Components by anchor, each rendered after the warning or the steps of its section. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
  /** The anchors of the sections that are printed. */
  sheet?: string[] | undefined;
  /** Heading level; a part of a section has the next one. */
  level?: 2 | 3;
}

const hasChecklist = ({ checklist, parts = {} }: Section): boolean =>
  checklist !== undefined || Object.values(parts).some(hasChecklist);

/** Returns an item of a list with its key, and addresses and numbers in it as links. */
const linkedItem = (text: string) => ({ key: text, text: <AutoLink text={text} /> });

/** Renders a note or a warning; nothing without a text. */
const sectionNote = (kind: 'warning' | 'plain', text: string | undefined) =>
  text && (
    <Note kind={kind}>
      <AutoLink text={text} />
    </Note>
  );

/** Returns rows of a table, each with its cells as the key. */
const keyedRows = (rows: string[][]) => rows.map((cells) => ({ key: cells.join('|'), cells }));

/**
 * Renders a section, its slots in this order. Paper has the sections of `sheet`. Without `sheet` it
 * has all sections, but of a service only the sections with a list to tick.
 */
function SectionBlock({ page, anchor, section, tools, sheet, level = 2 }: Props) {
  const { title, paragraphs, warning, checklist, steps, list, offices, table, phrase, note } =
    section;
  const isPrinted = sheet?.includes(anchor) ?? (page.kind !== 'service' || hasChecklist(section));
  const Heading = `h${level}` as const;
  return (
    <section className={`stack ${styles.section}`} data-screen-only={!isPrinted || undefined}>
      <Heading id={anchor} tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <AutoLink text={paragraph} />
        </p>
      ))}
      {checklist && (
        <Checklist list={checklistKey(page.path, anchor)} labelledBy={anchor} items={checklist} />
      )}
      {steps && <Steps steps={steps.map(linkedItem)} />}
      {list && (
        <ul className="stack gap-2">
          {list.map(linkedItem).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {sectionNote('warning', warning)}
      {tools?.[anchor]}
      {offices && <Offices offices={offices} level={level === 2 ? 3 : 4} />}
      {table && <DataTable caption={title} columns={table.columns} rows={keyedRows(table.rows)} />}
      {phrase && (
        <p className={styles.phrase}>
          {phrase.label} <strong lang="ru">{phrase.text}</strong>
        </p>
      )}
      {sectionNote('plain', note)}
      <SectionLinks page={page} section={section} />
      <SectionAnswers page={page} anchor={anchor} />
      {Object.entries(section.parts ?? {}).map(([name, part]) => (
        <SectionBlock
          key={name}
          page={page}
          anchor={name}
          section={part}
          tools={tools}
          sheet={sheet}
          level={3}
        />
      ))}
    </section>
  );
}

interface SectionsProps {
  page: Page;
  sections: Record<string, Section>;
  /** Components by the anchor of their section. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
  /** The anchors of the sections that are printed. */
  sheet?: string[] | undefined;
}

/**
 * Renders the sections of a page. React keys include the path, because a section of that name on
 * the next page must not inherit the checked items.
 */
export function Sections({ sections, ...rest }: SectionsProps) {
  return Object.entries(sections).map(([anchor, section]) => (
    <Suspense key={`${rest.page.path}#${anchor}`}>
      <SectionBlock anchor={anchor} section={section} {...rest} />
    </Suspense>
  ));
}
