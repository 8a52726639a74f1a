import type { ReactNode } from 'react';
import styles from './TrailingIcon.module.css';

/** Renders an icon after a word, without a line break between them. */
export function TrailingIcon({ children }: { children: ReactNode }) {
  return <span className={styles.trailing}>{children}</span>;
}
