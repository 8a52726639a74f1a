import type { ReactNode } from 'react';
import styles from './Fact.module.css';

/** A date or another detail of an item, in small type. */
export const Fact = ({ children }: { children: ReactNode }) => (
  <span className={styles.fact}>{children}</span>
);
