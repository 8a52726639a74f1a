import type { ComponentProps } from 'react';
import styles from './Table.module.css';

interface Props extends ComponentProps<'table'> {
  /**
   * Shows each row as a card on phones. Cells then need their column header as `data-label`, except
   * with two columns. `data-pairs` makes paper show each row as a paragraph.
   */
  cards?: boolean;
}

/** Renders a table with the styles of the site; rows and cells are its children. */
export function Table({ cards = false, ...table }: Props) {
  return <table className={`${styles.table} ${cards ? styles.cards : styles.narrow}`} {...table} />;
}
