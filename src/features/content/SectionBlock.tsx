import { type UrlName, urls } from '../../content/facts';
import type { Section } from '../../content/text';
import { Callout } from '../../ui/Callout';
import { ExternalLink } from '../../ui/ExternalLink';
import { Checklist } from './Checklist';
import { DataTable } from './DataTable';
import { LinkedText } from './LinkedText';
import styles from './SectionBlock.module.css';

/** One titled part of a page; the order and look of its slots are the same everywhere. */
export function SectionBlock({ anchor, section }: { anchor: string; section: Section }) {
  const { title, paragraphs, warning, checklist, steps, list, table, note, links } = section;
  return (
    <section aria-labelledby={anchor} className={styles.section}>
      <h2 id={anchor} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {warning && (
        <Callout kind="warning">
          <LinkedText text={warning} />
        </Callout>
      )}
      {checklist && <Checklist items={checklist} />}
      {steps && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <LinkedText text={step} />
            </li>
          ))}
        </ol>
      )}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )}
      {table && <DataTable caption={title} {...table} />}
      {note && (
        <Callout kind="note">
          <LinkedText text={note} />
        </Callout>
      )}
      {links && (
        <ul className={`plain-list ${styles.links}`}>
          {Object.entries(links).map(([name, words]) => (
            <li key={name}>
              <ExternalLink href={urls[name as UrlName]}>{words}</ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
