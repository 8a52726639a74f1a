import type { ReactNode } from 'react';
import styles from './CardList.module.css';

/** Renders a list of `ItemCard`s with `label` as its accessible name. */
export const CardList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={`plain-list ${styles.cards}`} aria-label={label}>
    {children}
  </ul>
);
