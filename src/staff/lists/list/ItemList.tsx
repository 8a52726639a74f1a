import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Table } from '../../../ui/text/Table';
import type { ListSort } from '../../api/items/items';
import { CardList, ItemCard } from '../rows/ItemCard';
import { ItemBadges, ItemDate, ItemTitle, RowActions } from '../rows/rowParts';
import styles from './ItemList.module.css';
import type { ItemRow, RowHandlers } from './itemRow';

interface Sorting {
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

interface ItemListProps extends RowHandlers {
  rows: ItemRow[];
  sorting?: Sorting | undefined;
  caption: string;
}

/** Media query from which a list is a table, whose headings sort it; below it is one of cards. */
export const TABLE_LIST = '(min-width: 72rem)';

export function ItemList(props: ItemListProps) {
  const wide = useMediaQuery(TABLE_LIST);
  return wide ? <ItemTable {...props} /> : <Cards {...props} />;
}

const Cards = ({ rows, caption, sorting: _, ...handlers }: ItemListProps) => (
  <CardList label={caption}>
    {rows.map((row) => (
      <RowBoundary key={row.id} name={row.title}>
        {() => (
          <ItemCard
            heading={
              <h2>
                <ItemTitle row={row} />
              </h2>
            }
            details={
              <>
                <ItemBadges row={row} />
                <ItemDate row={row} />
              </>
            }
            actions={<RowActions layout="card" row={row} {...handlers} />}
          />
        )}
      </RowBoundary>
    ))}
  </CardList>
);

function ItemTable(props: ItemListProps) {
  const { rows, caption, sorting, ...handlers } = props;
  const { t } = useTranslation('admin');
  return (
    <div className={styles.list}>
      <Table cards>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <ColumnHeader name={t('row.title')} sorting={sorting} orders={['title', 'title-z']} />
            <th scope="col">{t('list.state')}</th>
            <ColumnHeader name={t('row.date')} sorting={sorting} orders={['newest', 'oldest']} />
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RowBoundary key={row.id} name={row.title} element="tr">
              {() => (
                <tr>
                  <th scope="row">
                    <ItemTitle row={row} />
                  </th>
                  <td>
                    <ItemBadges row={row} />
                  </td>
                  <td>
                    <ItemDate row={row} />
                  </td>
                  <td>
                    <RowActions layout="table" row={row} {...handlers} />
                  </td>
                </tr>
              )}
            </RowBoundary>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const ASCENDING: ListSort[] = ['title', 'oldest'];

interface ColumnHeaderProps {
  name: string;
  /** The order of the first click and of the next one. */
  orders: [first: ListSort, second: ListSort];
  /** Current order; undefined for a list that cannot be sorted. */
  sorting: Sorting | undefined;
}

function ColumnHeader({ name, orders, sorting }: ColumnHeaderProps) {
  if (!sorting) return <th scope="col">{name}</th>;
  const { sort, onSort } = sorting;
  const isSorted = orders.includes(sort);
  const isAscending = ASCENDING.includes(sort);
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
