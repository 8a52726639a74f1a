import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  tone: 'green' | 'ochre' | 'plain';
  children: ReactNode;
}

/** A label of a state, such as “Draft”. The colour is not the only carrier of that information. */
export function Badge({ tone, children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
