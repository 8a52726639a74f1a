import type { ReactNode } from 'react';
import styles from './TrailingIcon.module.css';

/** An icon after words, which never stands on a line of its own. */
export function TrailingIcon({ children }: { children: ReactNode }) {
  return <span className={styles.last}>{children}</span>;
}
