import type { ComponentProps } from 'react';
import styles from './Table.module.css';

interface Props extends ComponentProps<'table'> {
  /**
   * Whether phones show each row as a card. Cells then need their column header as `data-label`; with `data-pairs`,
   * for two columns, they have no label.
   */
  cards?: boolean;
  wide?: boolean;
  /** Whether the table has neither colour nor frame, within a panel. */
  plain?: boolean;
}

export function Table({ cards = false, wide = false, plain = false, ...table }: Props) {
  const layout = cards ? styles.cards : styles.narrow;
  const looks = `${wide ? styles.wide : ''} ${plain ? styles.plain : ''}`;
  return <table className={`${styles.table} ${layout} ${looks}`} {...table} />;
}
