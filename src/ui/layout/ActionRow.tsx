import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

/** A row of buttons and related content, which wraps. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
