import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/feedback/Badge';
import { ItemDate } from '../item/ItemDate';
import { ItemTitle } from '../item/ItemTitle';
import { LanguageStates } from '../item/LanguageStates';
import { RowActions } from '../item/RowActions';
import styles from './ItemTable.module.css';
import type { ItemListProps, Sorting } from './itemRow';
import { SelectAll } from './SelectAll';
import { SelectRow } from './SelectRow';
import { SortHeader } from './SortHeader';

export function ItemTable(props: ItemListProps) {
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
  /** Undefined for a list with one order. */
  sorting: Sorting | undefined;
}

const ColumnHeader = ({ sorting, ...header }: ColumnHeaderProps) =>
  sorting ? <SortHeader {...header} sorting={sorting} /> : <th scope="col">{header.name}</th>;
