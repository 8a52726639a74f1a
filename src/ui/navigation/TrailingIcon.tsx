import type { ReactNode } from 'react';
import styles from './TrailingIcon.module.css';

/** Without a line break before the icon. */
export function TrailingIcon({ children }: { children: ReactNode }) {
  return <span className={styles.trailing}>{children}</span>;
}
