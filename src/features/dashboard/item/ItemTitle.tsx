import type { ItemRow } from '../list/itemRow';
import styles from './ItemTitle.module.css';

/** Renders the title of a row, and the category of an article that has one. */
export const ItemTitle = ({ row }: { row: ItemRow }) => (
  <>
    {row.title}
    {row.note && <span className={styles.note}>{row.note}</span>}
  </>
);
