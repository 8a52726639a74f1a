import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Table } from '../../../ui/text/Table';
import { CardList, ItemCard } from '../rows/ItemCard';
import { ItemBadges, ItemDate, ItemTitle, RowActions } from '../rows/rowParts';
import styles from './ItemList.module.css';
import type { ItemRow, RowHandlers } from './itemRow';

interface ItemListProps extends RowHandlers {
  rows: ItemRow[];
  caption: string;
}

/** Media query from which a list is a table; below it the list is one of cards. */
const TABLE_LIST = '(min-width: 72rem)';

export function ItemList(props: ItemListProps) {
  const wide = useMediaQuery(TABLE_LIST);
  return wide ? <ItemTable {...props} /> : <Cards {...props} />;
}

const Cards = ({ rows, caption, ...handlers }: ItemListProps) => (
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

function ItemTable({ rows, caption, ...handlers }: ItemListProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.list}>
      <Table cards>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row.title')}</th>
            <th scope="col">{t('list.state')}</th>
            <th scope="col">{t('row.date')}</th>
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
