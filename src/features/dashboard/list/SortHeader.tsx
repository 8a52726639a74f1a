import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ListSort } from '../../../services/items/listService';
import type { Sorting } from './itemRow';
import styles from './SortHeader.module.css';

interface Props {
  name: string;
  /** The order of the first click and of the next one. */
  orders: [first: ListSort, second: ListSort];
  /** Which of them is ascending. */
  ascending: ListSort;
  sorting: Sorting;
}

export function SortHeader({ name, orders, ascending, sorting: { sort, onSort } }: Props) {
  const isSorted = orders.includes(sort);
  const isAscending = sort === ascending;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const direction = isAscending ? 'ascending' : 'descending';
  const [first, second] = orders;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(sort === first ? second : first)}
      >
        {name}
        {isSorted && <Arrow aria-hidden="true" size="1em" />}
      </button>
    </th>
  );
}
