import { AppError, toErrorCode } from '../lib/http/errorCodes';
import { attempt, type Operation, type Result } from '../lib/http/result';
import { getSupabase } from '../lib/http/supabase';
import { isUuid } from '../lib/urls/urls';

/**
 * `attempt` for what only staff may do. Without a session the request would be sent as a visitor's and
 * refused as not allowed; this fails with `sessionExpired` instead, so that the form can ask for a new
 * sign-in and keep what was typed. Every call can also fail with `notAllowed`, `network`, `timeout` and
 * `server`.
 */
export const withStaffSession = <T>(
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

/** Returns the id; throws `notFound` where it is no UUID, because no row can have it. */
export function assertUuid(id: string): string {
  if (!isUuid(id)) throw new AppError('notFound');
  return id;
}

/**
 * Returns the row that a statement concerned; throws `notFound` where there is none. Statements select
 * a list and not `single()`, because the embedded backend answers a write whose row embeds a category
 * with a list in either case.
 */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new AppError('notFound');
  return row;
}
