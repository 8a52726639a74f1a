import type { ReactNode } from 'react';
import styles from './OnePageSheet.module.css';

/** What a page with `sheet` adds on paper: the way to the Embassy. */
export const OnePageSheet = ({ map }: { map: ReactNode }) => (
  <div className={styles.sheet} data-sheet>
    <div className={styles.map}>{map}</div>
  </div>
);
