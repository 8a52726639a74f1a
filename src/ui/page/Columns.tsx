import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={`container ${styles.columns}`}>{children}</div>
);
