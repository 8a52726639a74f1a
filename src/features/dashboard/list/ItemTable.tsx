import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/feedback/Badge';
import { ItemDate } from '../item/ItemDate';
import { ItemTitle } from '../item/ItemTitle';
import { LanguageStates } from '../item/LanguageStates';
import { RowActions } from '../item/RowActions';
import styles from './ItemTable.module.css';
import type { ItemListProps } from './itemRow';

/** Renders the rows of a list as a table with title, badge, date and actions, for wide viewports. */
export function ItemTable({ rows, caption, badgeTitle, ...handlers }: ItemListProps) {
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('row.title')}</th>
          <th scope="col">{badgeTitle}</th>
          <th scope="col">{t('row.date')}</th>
          <th scope="col">{t('list.translation.filter')}</th>
          <th scope="col">{t('row.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
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
