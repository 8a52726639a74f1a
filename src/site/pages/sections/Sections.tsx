import { ArrowRight } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { UrlName } from '../../../content/facts';
import { withParts } from '../../../content/sections';
import type { Page } from '../../../content/site';
import type { PageText, Section } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { checklistKey } from '../../../lib/hooks/useChecklistState';
import { Callout } from '../../../ui/feedback/Callout';
import { Checklist } from '../../../ui/forms/Checklist';
import { Days } from '../../../ui/layout/Days';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { ExternalLink, TrailingIcon } from '../../../ui/navigation/ExternalLink';
import { usePageText } from '../layout/usePageText';
import { SectionAnswers } from '../questions/Questions';
import { DataTable } from './DataTable';
import { Offices } from './Offices';
import styles from './Sections.module.css';

interface SectionProps {
  page: Page;
  section: Section;
}

/** Returns the host of a URL as it is written, in its own letters, so that visitors can compare it with that in their browser. */
const hostOf = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/.*/g, '');

/**
 * Renders the links of a section: `see` leads to pages of this site by path, `links` to other sites by the name of their URL.
 * Paper omits the URL of a map, which is useless there, and that of the portal, which the key facts have (R1.19).
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
          <AppLink to={to}>
            {label}
            <TrailingIcon>
              <ArrowRight aria-hidden="true" size="1em" />
            </TrailingIcon>
          </AppLink>
        </li>
      ))}
      {sites.map(([name, label]) => (
        <li key={name} data-screen-only={name === page.apply || name.endsWith('Map') || undefined}>
          <ExternalLink href={urls[name as UrlName]}>{label}</ExternalLink>{' '}
          <span className={`small-print ${styles.host}`} data-screen-only>
            {hostOf(urls[name as UrlName])}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props extends SectionProps {
  /** `bring` in `/consular/pets#bring`. */
  anchor: string;
  /** Components by anchor: each is rendered after the days or the warning of its section; without these, after the steps. A checklist comes first. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
  /** The anchor of the first section with a warning, which alone is red: a page of warnings has none that is read. */
  red: string | undefined;
  /** Heading level; a part of a section has the next one. */
  level?: 2 | 3 | 4;
  /** The anchors of the sections that are printed. */
  sheet?: string[] | undefined;
}

const hasChecklist = ({ checklist, parts = {} }: Section): boolean =>
  checklist !== undefined || Object.values(parts).some(hasChecklist);

const linkedItems = (items: string[]) =>
  items.map((item) => (
    <li key={item}>
      <AutoLink text={item} />
    </li>
  ));

const remark = (kind: 'warning' | 'caution' | 'note', text: string | undefined) =>
  text && (
    <Callout kind={kind}>
      <AutoLink text={text} />
    </Callout>
  );

const keyed = (rows: string[][]) => rows.map((cells) => ({ key: cells.join('|'), cells }));

/**
 * Renders a section; its slots are always in this order. Paper has the sections of `sheet`; of a service those with a list to
 * tick.
 */
function SectionBlock({ page, anchor, section, sheet, tools, red, level = 2 }: Props) {
  const { title, paragraphs, warning, checklist, steps, list, offices, table, phrase, note } =
    section;
  const { days, parts = {} } = section;
  const isPrinted = sheet?.includes(anchor) ?? (page.kind !== 'service' || hasChecklist(section));
  const tool = tools?.[anchor];
  // A warning comes before what to do, and after the list that it is about.
  const isList = checklist ?? list;
  const importance = anchor === red ? 'warning' : 'caution';
  const Heading = `h${level}` as const;
  return (
    <section className={`stack ${styles.section}`} data-screen-only={!isPrinted || undefined}>
      <div className={`stack ${styles.text}`}>
        <Heading id={anchor} tabIndex={-1}>
          {title}
        </Heading>
        {days && <Days items={days} className={styles.days} />}
        {paragraphs?.map((paragraph) => (
          <p key={paragraph}>
            <AutoLink text={paragraph} />
          </p>
        ))}
        {!isList && remark(importance, warning)}
        {(days ?? warning) && tool}
        {checklist && (
          <Checklist list={checklistKey(page.path, anchor)} labelledBy={anchor} items={checklist} />
        )}
        {steps && (
          <ol className={`plain-list stack gap-2 ${styles.steps}`}>{linkedItems(steps)}</ol>
        )}
        {list && <ul className="stack gap-2">{linkedItems(list)}</ul>}
        {isList && remark(importance, warning)}
        {!(days ?? warning) && tool}
        {offices && <Offices offices={offices} level={level === 2 ? 3 : 4} />}
        {table && <DataTable caption={title} columns={table.columns} rows={keyed(table.rows)} />}
        {phrase && (
          <p className={styles.phrase}>
            {phrase.label} <strong lang="ru">{phrase.text}</strong>
          </p>
        )}
        <SectionLinks page={page} section={section} />
        {remark('note', note)}
        <SectionAnswers page={page} anchor={anchor} />
      </div>
      {Object.entries(parts).map(([name, part]) => (
        <SectionBlock
          key={name}
          page={page}
          anchor={name}
          section={part}
          sheet={sheet}
          tools={tools}
          red={red}
          level={level === 2 ? 3 : 4}
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
  level?: 2 | 3;
  sheet?: string[];
}

/**
 * Renders the sections of a page. React keys include the path, because the next page may have a section of the same name, which
 * must not inherit the checked items.
 */
export function Sections({ page, sections, sheet, tools, level = 2 }: SectionsProps) {
  const { sections: all } = usePageText<PageText>(page.path);
  const [red] = withParts(all).find(([, { warning }]) => warning) ?? [];
  return Object.entries(sections).map(([anchor, section]) => (
    <Suspense key={`${page.path}#${anchor}`}>
      <SectionBlock
        page={page}
        anchor={anchor}
        section={section}
        sheet={sheet}
        tools={tools}
        red={red}
        level={level}
      />
    </Suspense>
  ));
}
