import { AppError, toErrorCode } from '../lib/http/errorCodes';
import { attempt, type Operation, type Result } from '../lib/http/result';
import { getSupabase } from '../lib/http/supabase';
import { isUuid } from '../lib/urls/urls';

/**
 * {@link attempt} for requests that require a staff session. supabase-js would send them without a token
 * after the session has ended, and PostgREST would reject them as not allowed; this fails with
 * `sessionExpired` instead, so that the form can prompt for a sign-in and retain its text.
 * @returns the data of `run`. Fails with `sessionExpired`, `notAllowed`, `network`, `timeout`,
 *   `tooManyAttempts` (a rate-limited renewal of the session) or `server`, and with the codes of `run`
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
 * Rethrows an error that leaves open whether the session is valid: `network`, `timeout`, `server` or
 * `tooManyAttempts`. Returns for every other error, which means that there is no valid session.
 */
export function rethrowUnanswered(error: unknown): void {
  if (error && INCONCLUSIVE.has(toErrorCode(error))) throw error;
}

const INCONCLUSIVE = new Set(['network', 'timeout', 'server', 'tooManyAttempts']);

/** Returns the id; throws AppError `notFound` where it is no UUID, because no row can have it. */
export function assertUuid(id: string): string {
  if (!isUuid(id)) throw new AppError('notFound');
  return id;
}

/**
 * Returns the only row of a result; throws AppError `notFound` for an empty one. Statements do not call
 * `single()`, because `@supabase/lite` returns a list all the same for a write whose row embeds a category.
 */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new AppError('notFound');
  return row;
}
