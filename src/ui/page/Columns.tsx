import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Sections in two columns, or in one on narrow screens. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={`container ${styles.columns}`}>{children}</div>
);
