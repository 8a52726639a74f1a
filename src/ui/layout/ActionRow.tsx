import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

/** Renders buttons and related content in a row, which wraps on narrow screens. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
