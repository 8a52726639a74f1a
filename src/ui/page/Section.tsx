import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** Link beside the title, to all that the section shows a part of. */
  more: ReactNode;
  children: ReactNode;
}

export const Section = ({ id, title, lead, more, children }: Props) => (
  <section aria-labelledby={id} className={`container stack gap-5 ${styles.section}`}>
    <header className={`cluster between gap-3 ${styles.header} ${lead ? styles.withLead : ''}`}>
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {more}
    </header>
    {children}
  </section>
);
