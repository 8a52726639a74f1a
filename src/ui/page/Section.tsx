import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  /** The id of the heading, and so the anchor of the section. */
  id: string;
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  /** The link to the page with the complete content. */
  more: ReactNode;
  children: ReactNode;
}

/** Renders a full-width section with its heading, a link to the complete content and its children. */
export const Section = ({ id, title, lead, more, children }: Props) => (
  <section aria-labelledby={id} className={`container ${styles.section}`}>
    <header className={lead ? `${styles.header} ${styles.withLead}` : styles.header}>
      {lead ? (
        <div>
          <h2 id={id}>{title}</h2>
          <p>{lead}</p>
        </div>
      ) : (
        <h2 id={id}>{title}</h2>
      )}
      {more}
    </header>
    {children}
  </section>
);
