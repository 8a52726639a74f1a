import type { ReactNode } from 'react';
import styles from './ItemDetail.module.css';

/** Renders a detail of an item, such as a date, in small type. */
export const ItemDetail = ({ children }: { children: ReactNode }) => (
  <span className={styles.detail}>{children}</span>
);
