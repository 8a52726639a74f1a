import { useTranslation } from 'react-i18next';
import type { ListSort } from '../../../services/items/listService';
import { useStaffRole } from '../../auth/session/useStaffMember';
import type { ItemRow, RowAction } from './itemRow';

/** Actions of a writer besides editing (decision 0039). */
const WRITERS: RowAction[] = ['duplicate'];

/**
 * The rows of a page: without items that are being moved to the bin, with the date by which the
 * list is sorted and the actions that the signed-in member of staff may use.
 */
export function useRows<Item extends { id: string }>(
  items: Item[],
  toRow: (item: Item) => ItemRow,
  sort: ListSort,
  pendingDeletionIds: ReadonlySet<string>,
): ItemRow[] {
  const { t } = useTranslation('admin');
  const isWriter = useStaffRole() === 'writer';
  const isByChange = sort === 'changed' || sort === 'unchanged';
  return items
    .filter(({ id }) => !pendingDeletionIds.has(id))
    .map((item) => {
      const row = toRow(item);
      const actions = row.actions.filter((action) => !isWriter || WRITERS.includes(action));
      if (!isByChange || !row.changed) return { ...row, actions };
      const { changed: date } = row;
      return { ...row, actions, date, dateLabel: t('row.changed'), end: undefined };
    });
}
