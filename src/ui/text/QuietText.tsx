import type { ReactNode } from 'react';
import styles from './QuietText.module.css';

interface Props {
  children: ReactNode;
  /** Announced to screen readers when it appears. */
  live?: boolean;
}

/** A paragraph of small print. */
export const QuietText = ({ children, live = false }: Props) => (
  <p role={live ? 'status' : undefined} className={styles.quiet}>
    {children}
  </p>
);
