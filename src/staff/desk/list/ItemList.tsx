import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import type { ListSort } from '../../data/items/items';
import { CardList, ItemCard } from '../item/ItemCard';
import { ItemDate, ItemTitle, LanguageStates, RowActions } from '../item/rowParts';
import styles from './ItemList.module.css';
import type { ItemListProps, Sorting } from './itemRow';
import { SelectAll, SelectRow } from './selection';

export function ItemList(props: ItemListProps) {
  const wide = useMediaQuery('(min-width: 72rem)');
  return wide ? <ItemTable {...props} /> : <Cards {...props} />;
}

/** Cards of a page that a phone shows before “Show all”. */
const FOLDED = 5;

function Cards({ rows, caption, selection, ...list }: ItemListProps) {
  const { badgeTitle: _, sorting: __, ...handlers } = list;
  const { t } = useTranslation('admin');
  const [unfolded, setUnfolded] = useState(false);
  // A selected row is never hidden.
  const folded = !unfolded && rows.length > FOLDED && selection?.rows.length !== rows.length;
  return (
    <>
      {selection && <SelectAll rows={rows} selection={selection} visible />}
      <CardList label={caption} folded={folded}>
        {rows.map((row) => (
          <ItemCard
            key={row.id}
            select={selection && <SelectRow row={row} selection={selection} />}
            heading={
              <h3>
                <ItemTitle row={row} />
              </h3>
            }
            details={
              <>
                <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
                <ItemDate row={row} />
                <LanguageStates row={row} />
              </>
            }
            actions={<RowActions layout="card" row={row} {...handlers} />}
          />
        ))}
      </CardList>
      {folded && (
        <Button variant="secondary" className={styles.more} onClick={() => setUnfolded(true)}>
          {t('list.showAll', { number: rows.length })}
        </Button>
      )}
    </>
  );
}

function ItemTable(props: ItemListProps) {
  const { rows, caption, badgeTitle, selection, sorting, ...handlers } = props;
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <td>
              <SelectAll rows={rows} selection={selection} />
            </td>
          )}
          <ColumnHeader
            name={t('row.title')}
            sorting={sorting}
            orders={['title', 'title-z']}
            ascending="title"
          />
          <th scope="col">{badgeTitle}</th>
          <ColumnHeader
            name={t('row.date')}
            sorting={sorting}
            orders={['newest', 'oldest']}
            ascending="oldest"
          />
          <th scope="col">{t('list.translation.filter')}</th>
          <th scope="col">{t('row.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {selection && (
              <td>
                <SelectRow row={row} selection={selection} />
              </td>
            )}
            <th scope="row">
              <ItemTitle row={row} />
            </th>
            <td>
              <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
            </td>
            <td>
              <ItemDate row={row} />
            </td>
            <td>
              <LanguageStates row={row} />
            </td>
            <td>
              <RowActions layout="table" row={row} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnHeaderProps extends Omit<ComponentProps<typeof SortHeader>, 'sorting'> {
  sorting: Sorting | undefined;
}

const ColumnHeader = ({ sorting, ...header }: ColumnHeaderProps) =>
  sorting ? <SortHeader {...header} sorting={sorting} /> : <th scope="col">{header.name}</th>;

interface Props {
  name: string;
  /** The order of the first click and of the next one. */
  orders: [first: ListSort, second: ListSort];
  ascending: ListSort;
  sorting: Sorting;
}

function SortHeader({ name, orders, ascending, sorting: { sort, onSort } }: Props) {
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
