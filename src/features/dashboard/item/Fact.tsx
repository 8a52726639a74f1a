import type { ReactNode } from 'react';
import styles from './Fact.module.css';

/** A date or another fact of an item, in small print. */
export const Fact = ({ children }: { children: ReactNode }) => (
  <span className={styles.fact}>{children}</span>
);
