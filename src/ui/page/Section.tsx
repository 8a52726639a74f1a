import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface Props {
  id: string;
  title: string;
  lead?: string;
  more: ReactNode;
  children: ReactNode;
}

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
