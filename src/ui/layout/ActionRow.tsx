import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

/** Buttons, and what belongs to them, side by side; they wrap where the row is too narrow. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
