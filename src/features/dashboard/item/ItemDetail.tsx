import type { ReactNode } from 'react';
import styles from './ItemDetail.module.css';

export const ItemDetail = ({ children }: { children: ReactNode }) => (
  <span className={styles.detail}>{children}</span>
);
