import { Refusal, reasonOf } from '../lib/http/reasons';
import { attempt, type Operation, type Result } from '../lib/http/result';
import { getSupabase } from '../lib/http/supabase';
import { isUuid } from '../lib/urls/urls';

/**
 * `attempt` for what only staff may do. Without a session the request would be sent as a visitor's and
 * refused as not allowed; this fails with `sessionExpired` instead, so that the form can ask for a new
 * sign-in and keep what was typed. Every call can also fail with `notAllowed`, `network`, `timeout` and
 * `server`.
 */
export const staffCall = <T>(
  operation: Operation,
  run: (db: ReturnType<typeof getSupabase>) => T | PromiseLike<T>,
): Promise<Result<T>> =>
  attempt(operation, async () => {
    const db = getSupabase();
    const { data, error } = await db.auth.getSession();
    if (data.session) return run(db);
    withoutSession(error);
    throw new Refusal('sessionExpired');
  });

/**
 * Null for an error that means «there is no session»; throws one that says nothing about it,
 * because the question never reached the server or the server broke.
 */
export function withoutSession(error: unknown): null {
  if (error && NO_ANSWER.has(reasonOf(error))) throw error;
  return null;
}

const NO_ANSWER = new Set(['network', 'timeout', 'server', 'tooManyAttempts']);

/** Returns the id; throws `notFound` where it is no UUID, because no row can have it. */
export function assertUuid(id: string): string {
  if (!isUuid(id)) throw new Refusal('notFound');
  return id;
}

/**
 * Returns the row that a statement concerned; throws `notFound` where there is none. Statements select
 * a list and not `single()`, because the embedded backend answers a write whose row embeds a category
 * with a list in either case.
 */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Refusal('notFound');
  return row;
}
