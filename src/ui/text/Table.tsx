import type { ComponentProps } from 'react';
import styles from './Table.module.css';

interface Props extends ComponentProps<'table'> {
  /**
   * Whether phones show each row as a card. Cells then need their column header as `data-label`; with `data-pairs`,
   * for two columns, they have no label.
   */
  cards?: boolean;
}

export function Table({ cards = false, ...table }: Props) {
  return <table className={`${styles.table} ${cards ? styles.cards : styles.narrow}`} {...table} />;
}
