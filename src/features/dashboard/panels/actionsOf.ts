import type { ItemRow, RowAction } from '../list/itemRow';

/**
 * A draft with a future date can be scheduled for it, so that it does not appear before by mistake.
 * @param date from which visitors would see a draft; null for other items
 */
export function actionsOf(
  actions: RowAction[],
  date: Date | null,
): Pick<ItemRow, 'actions' | 'scheduledFor'> {
  if (!date || date.getTime() <= Date.now()) return { actions };
  return { actions: ['schedule', ...actions], scheduledFor: date };
}
