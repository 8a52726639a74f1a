import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Sections side by side where there is room for two of them. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={`container ${styles.columns}`}>{children}</div>
);
