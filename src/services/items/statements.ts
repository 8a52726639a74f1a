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
export function isDuplicateKeyError(cause: unknown): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes('_pkey');
}

/**
 * Returns the filter of `or` for items whose title contains the text in either language: `' 50%'` becomes
 * `'title.ilike.%50\%%,translated_title.ilike.%50\%%'`.
 */
export function titleMatches(text: string): string {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&');
  // `_` replaces commas and parentheses, because they would end the filter; `@supabase/lite` accepts no quoted pattern.
  const pattern = `%${escaped.replace(/[,()]/g, '_')}%`;
  return `title.ilike.${pattern},translated_title.ilike.${pattern}`;
}

/**
 * Returns the one filter of `or` that requires a match of two: `'a.gt.1,b.gt.1'` and `'c.is.null'` become
 * `'and(or(a.gt.1,b.gt.1),or(c.is.null))'`. `@supabase/lite` combines several `or` of a request into one, so
 * that one match would be enough. Returns the other one for null.
 */
export function bothOf(first: string | null, second: string | null): string | null {
  return first && second ? `and(or(${first}),or(${second}))` : (first ?? second);
}
