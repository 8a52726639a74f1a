import type { ReactNode } from 'react';
import styles from './ActionRow.module.css';

export const ActionRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
