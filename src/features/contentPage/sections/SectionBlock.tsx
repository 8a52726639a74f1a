import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UrlName } from '../../../content/facts';
import type { Page } from '../../../content/site';
import type { Section } from '../../../content/text';
import { useFacts } from '../../../lib/facts/currentFacts';
import { checklistKey } from '../../../lib/hooks/useChecklistState';
import { Callout } from '../../../ui/feedback/Callout';
import { Checklist } from '../../../ui/forms/Checklist';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { TrailingIcon } from '../../../ui/navigation/TrailingIcon';
import { OfficialLink } from '../forms/OfficialLink';
import { SectionQuestions } from '../questions/SectionQuestions';
import { DataTable } from './DataTable';
import { Offices } from './Offices';
import styles from './SectionBlock.module.css';

interface SectionLinksProps {
  section: Pick<Section, 'links' | 'see'>;
  /** The portal that the key facts already link to (R1.19); paper omits a second mention. */
  repeated?: UrlName | undefined;
}

/** Returns whether paper omits a link: the URL of a map is useless there, and one mention of the portal is enough. */
const onScreenOnly = (name: string, repeated?: UrlName): boolean =>
  name === repeated || name.endsWith('Map');

/** Renders the links of a section: `see` leads to pages of this site by path, `links` to other sites by the name of their URL. */
function SectionLinks({ section: { links = {}, see = {} }, repeated }: SectionLinksProps) {
  const { urls } = useFacts();
  const pages = Object.entries(see);
  const sites = Object.entries(links);
  if (pages.length + sites.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.links}`}>
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
        <li key={name} data-screen-only={onScreenOnly(name, repeated) || undefined}>
          <OfficialLink href={urls[name as UrlName]}>{label}</OfficialLink>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  page: Page;
  /** `bring` in `/consular/pets#bring`. */
  anchor: string;
  section: Section;
  /** The portal that the key facts already link to (R1.19); paper omits a second mention. */
  repeated?: UrlName | undefined;
  /** Components by anchor: each is rendered after the warning of its section; without a warning, after the steps. */
  tools?: Partial<Record<string, ReactNode>> | undefined;
  /** Heading level; a part of a section has the next one. */
  level?: 2 | 3 | 4;
}

const linkedItems = (items: string[]) =>
  items.map((item) => (
    <li key={item}>
      <AutoLink text={item} />
    </li>
  ));

const remark = (kind: 'warning' | 'note', text: string | undefined) =>
  text && (
    <Callout kind={kind}>
      <AutoLink text={text} />
    </Callout>
  );

const keyed = (rows: string[][]) => rows.map((cells) => ({ key: cells.join('|'), cells }));

/**
 * Renders a section; its slots are always in this order. If the page prints on one sheet (`page.sheet`), sections that the sheet
 * does not name are not printed.
 */
export function SectionBlock({ page, anchor, section, repeated, tools, level = 2 }: Props) {
  const { title, paragraphs, warning, checklist, steps, list, offices, table, note } = section;
  const { parts = {} } = section;
  const tool = tools?.[anchor];
  const Heading = `h${level}` as const;
  return (
    <section
      className={styles.section}
      data-screen-only={(page.sheet && !page.sheet.includes(anchor)) || undefined}
    >
      <Heading id={anchor} tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <AutoLink text={paragraph} />
        </p>
      ))}
      {remark('warning', warning)}
      {warning && tool}
      {checklist && (
        <Checklist list={checklistKey(page.path, anchor)} labelledBy={anchor} items={checklist} />
      )}
      {steps && <ol className={styles.steps}>{linkedItems(steps)}</ol>}
      {list && <ul className={styles.list}>{linkedItems(list)}</ul>}
      {!warning && tool}
      {offices && <Offices offices={offices} level={level === 2 ? 3 : 4} />}
      {table && <DataTable caption={title} columns={table.columns} rows={keyed(table.rows)} />}
      {remark('note', note)}
      <SectionLinks section={section} repeated={repeated} />
      <SectionQuestions path={page.path} anchor={anchor} />
      {Object.entries(parts).map(([name, part]) => (
        <SectionBlock
          key={name}
          page={page}
          anchor={name}
          section={part}
          repeated={repeated}
          tools={tools}
          level={level === 2 ? 3 : 4}
        />
      ))}
    </section>
  );
}
