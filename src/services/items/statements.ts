import { parseDate } from '../../lib/dates/moscowTime';
import { AppError } from '../../lib/http/errorCodes';

/**
 * Returns the range of `updated_at` that counts as one version of a row, for `gte` and `lte`: one
 * millisecond before and after. PostgREST prints microseconds and `@supabase/lite` milliseconds; two
 * saves are never that close.
 * @param version `updated_at` as the server prints it
 * @returns two ISO 8601 times in UTC, `['2026-03-01T09:30:00.122Z', '2026-03-01T09:30:00.124Z']`
 */
export function versionWindow(version: string): [from: string, to: string] {
  const at = parseDate(version).getTime();
  return [new Date(at - 1).toISOString(), new Date(at + 1).toISOString()];
}

/**
 * Throws AppError `conflict` where the query returns the item. Called after an update of one version has
 * matched no row: the item has another version, or has been deleted.
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
