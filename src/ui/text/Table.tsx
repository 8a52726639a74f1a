import type { ComponentProps } from 'react';
import styles from './Table.module.css';

interface Props extends ComponentProps<'table'> {
  /**
   * Whether phones show each row as a card. Cells then need their column header as `data-label`, except in a table of
   * two columns. With `data-pairs` paper shows each of its rows as a paragraph.
   */
  cards?: boolean;
}

export function Table({ cards = false, ...table }: Props) {
  return <table className={`${styles.table} ${cards ? styles.cards : styles.narrow}`} {...table} />;
}
