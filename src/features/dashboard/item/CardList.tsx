import type { ReactNode } from 'react';
import styles from './CardList.module.css';

interface Props {
  /** The accessible name. */
  label: string;
  /** Renders only the first five cards in narrow viewports. */
  folded?: boolean;
  children: ReactNode;
}

/** Renders a list of `ItemCard`s. */
export const CardList = ({ label, folded = false, children }: Props) => (
  <ul className={`plain-list ${styles.cards} ${folded ? styles.folded : ''}`} aria-label={label}>
    {children}
  </ul>
);
