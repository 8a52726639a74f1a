import type { ReactNode } from 'react';
import styles from './EmbassySection.module.css';

interface Props {
  /** The anchor of its heading. */
  id: string;
  title: string;
  /** As wide as the page, in place of a column. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of the Embassy's page under its heading. */
export const EmbassySection = ({ id, title, wide = false, children }: Props) => (
  <section aria-labelledby={id} className={wide ? `container ${styles.wide}` : styles.section}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
