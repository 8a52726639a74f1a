import { AppError } from '../../../lib/http/errorCodes';

/**
 * Throws AppError `conflict` where the query returns the item. Called after an update of one revision has
 * matched no row: the item has another revision, or has been deleted.
 */
export async function throwIfExists(item: PromiseLike<{ data: unknown[] }>): Promise<void> {
  if ((await item).data.length > 0) throw new AppError('conflict');
}

/** Whether PostgreSQL rejected an insert because a row with its id exists. */
export const isDuplicateKeyError = (cause: unknown): boolean =>
  isDuplicateConstraint(cause, '_pkey');

/** Whether PostgreSQL rejected an insert by the unique constraint whose name contains `name`. */
export function isDuplicateConstraint(cause: unknown, name: string): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes(name);
}
