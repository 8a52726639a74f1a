import type { ReactNode } from 'react';
import styles from './CardList.module.css';

interface Props {
  label: string;
  /** Only the first five cards in narrow viewports. */
  folded?: boolean;
  children: ReactNode;
}

export const CardList = ({ label, folded = false, children }: Props) => (
  <ul className={`plain-list ${styles.cards} ${folded ? styles.folded : ''}`} aria-label={label}>
    {children}
  </ul>
);
