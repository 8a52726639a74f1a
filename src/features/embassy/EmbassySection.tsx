import type { ReactNode } from 'react';
import styles from './EmbassySection.module.css';

interface Props {
  /** The anchor of the heading. */
  id: string;
  title: string;
  /** Full width of the page instead of a column. */
  wide?: boolean;
  children: ReactNode;
}

/** Renders a section of the page about the Embassy with its heading. */
export const EmbassySection = ({ id, title, wide = false, children }: Props) => (
  <section aria-labelledby={id} className={wide ? `container ${styles.wide}` : styles.section}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
