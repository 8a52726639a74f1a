import { parseDate } from '../lib/dates/dates';
import { AppError, toErrorCode } from '../lib/http/errorCodes';
import { attempt, type Operation, type Result } from '../lib/http/result';
import { getSupabase } from '../lib/http/supabase';
import { isUuid } from '../lib/urls/urls';

/**
 * `attempt` for what only staff may do. Without a session the request would go out as a visitor's
 * and be refused as not allowed; this answers `sessionExpired` instead, so that the form can ask
 * for a new sign-in and keep what was typed.
 */
export const staffCall = <T>(
  operation: Operation,
  run: (db: ReturnType<typeof getSupabase>) => T | PromiseLike<T>,
): Promise<Result<T>> =>
  attempt(operation, async () => {
    const db = getSupabase();
    const { data, error } = await db.auth.getSession();
    if (data.session) return run(db);
    rethrowUnanswered(error);
    throw new AppError('sessionExpired');
  });

/**
 * Rethrows an error that says nothing about the session, because the request did not reach the server
 * or the server failed. Returns for every other error, which means that there is no valid session.
 */
export function rethrowUnanswered(error: unknown): void {
  if (error && NO_ANSWER.has(toErrorCode(error))) throw error;
}

const NO_ANSWER = new Set(['network', 'timeout', 'server', 'tooManyAttempts']);

/** An id from an address; what is no uuid names nothing. */
export function known(id: string): string {
  if (!isUuid(id)) throw new AppError('notFound');
  return id;
}

/**
 * The row a statement concerned. Statements ask for a list, not for `single()`: the embedded
 * backend answers a write whose row has an embedded category with a list in either case.
 */
export function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new AppError('notFound');
  return row;
}

/**
 * The moments that count as a version of a row, for `gte` and `lte`. Hosted Supabase prints
 * microseconds and the embedded backend milliseconds; nobody reads and saves within two of those.
 */
export function momentsOf(version: string): [from: string, to: string] {
  const at = parseDate(version).getTime();
  return [new Date(at - 1).toISOString(), new Date(at + 1).toISOString()];
}

/** After an update of a version that met no row: `conflict` where the item is still there. */
export async function refuseConflict(item: PromiseLike<{ data: unknown[] }>): Promise<void> {
  if ((await item).data.length > 0) throw new AppError('conflict');
}

/** Whether a row was refused because the one of that id is there already. */
export function isStored(cause: unknown): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes('_pkey');
}

/** `%`, `_` and `\` typed into a search box mean themselves. */
export const containing = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
