import type { ItemRow, RowAction } from '../list/itemRow';

/**
 * Returns the actions of a row. A draft with a future date can be scheduled for it, and so does not appear by mistake
 * before it.
 * @param date the date from which visitors would see a draft; null for other items and for a draft without date
 */
export function actionsOf(
  actions: RowAction[],
  date: Date | null,
): Pick<ItemRow, 'actions' | 'scheduledFor'> {
  if (!date || date.getTime() <= Date.now()) return { actions };
  return { actions: ['schedule', ...actions], scheduledFor: date };
}
