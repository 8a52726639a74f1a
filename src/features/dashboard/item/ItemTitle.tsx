import type { ItemRow } from '../list/itemRow';
import styles from './ItemTitle.module.css';

/** The title of an item, with its category. */
export const ItemTitle = ({ row }: { row: ItemRow }) => (
  <>
    {row.title}
    {row.note && <span className={styles.note}>{row.note}</span>}
  </>
);
