import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Renders its children in two columns, and in one on narrow screens. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={`container ${styles.columns}`}>{children}</div>
);
