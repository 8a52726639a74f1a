import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  tone: 'green' | 'ochre' | 'plain';
  children: ReactNode;
}

/** A word that says which state something is in; the colour only underlines it. */
export function Badge({ tone, children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
