import type { ReactNode } from 'react';
import styles from './TrailingIcon.module.css';

/** Renders an icon at the end of a text, without a line break before it. */
export function TrailingIcon({ children }: { children: ReactNode }) {
  return <span className={styles.trailing}>{children}</span>;
}
