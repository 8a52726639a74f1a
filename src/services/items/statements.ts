import { parseDate } from '../../lib/dates/moscowTime';
import { AppError } from '../../lib/http/errorCodes';

/**
 * Returns the times (ISO) that count as one version of a row, for `gte` and `lte`, because hosted
 * Supabase prints microseconds and the embedded backend milliseconds; nobody reads and saves within
 * two of those.
 */
export function versionWindow(version: string): [from: string, to: string] {
  const at = parseDate(version).getTime();
  return [new Date(at - 1).toISOString(), new Date(at + 1).toISOString()];
}

/**
 * Throws `conflict` where the query finds the item: an update of a version has matched no row, so
 * another version is stored.
 */
export async function throwIfExists(item: PromiseLike<{ data: unknown[] }>): Promise<void> {
  if ((await item).data.length > 0) throw new AppError('conflict');
}

/** Whether an insert was refused because a row with its id exists. */
export function isDuplicateKeyError(cause: unknown): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes('_pkey');
}

/**
 * Returns the condition of `or` for items whose title, in either language, contains a text; its `%`, `_` and `\`
 * are escaped.
 */
export function titleMatches(text: string): string {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&');
  // Commas and parentheses would end the condition, so that `_` stands for them; the embedded backend takes no quotes
  // around a pattern.
  const pattern = `%${escaped.replace(/[,()]/g, '_')}%`;
  return `title.ilike.${pattern},translated_title.ilike.${pattern}`;
}
