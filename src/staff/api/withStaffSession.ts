import { createStore } from '../../lib/browser/store';
import { AppError, type ErrorCode } from '../../lib/http/errorCodes';
import { attempt, type Operation, type Result } from '../../lib/http/result';
import { getSupabase } from '../../lib/http/supabase';
import { isUuid } from '../../lib/urls/urls';
import { withSignal } from '../../site/data/withSignal';
import { staffErrorCode } from './staffErrorCode';

/**
 * Calls `run` with the supabase-js client and returns its result as {@link attempt} does. It fails
 * with `sessionExpired` without a session, because the form can then prompt for a sign-in and
 * retain its text; supabase-js would send the request without a token. After a refusal by the
 * database it asks {@link findRefusal} for the reason, which updates {@link accessClosed}.
 * @returns the data of `run`. Fails with `sessionExpired` (also if another device has ended the
 * session), `notAllowed`, `network`, `timeout`, `accessClosed`, `authRefused` or `server`, which
 * the comments of its callers do not repeat, and with the codes of `run`. Never rejects
 */
export const withStaffSession = <T>(
  operation: Operation,
  run: (db: ReturnType<typeof getSupabase>) => T | PromiseLike<T>,
): Promise<Result<T>> =>
  attempt(
    operation,
    async () => {
      const db = getSupabase();
      const { data, error } = await db.auth.getSession();
      if (data.session) return Promise.resolve(run(db)).catch(rethrowRefusal);
      rethrowUnanswered(error);
      throw new AppError('sessionExpired');
    },
    staffErrorCode,
  );

/**
 * Whether an admin has closed the access of the account that is signed in; false when the tab
 * opens. Each request for the role of the account updates it, also after a refusal ({@link
 * findRefusal}).
 */
export const accessClosed = createStore(false);

/**
 * The database's codes for a person without a role, or whose session another device has ended,
 * because row-level security hides the rows.
 */
const HIDDEN = new Set<ErrorCode>(['conflict', 'notFound', 'notAllowed']);

/** Throws what {@link findRefusal} finds if the code of `cause` is {@link HIDDEN}; else `cause`. */
async function rethrowRefusal(cause: unknown): Promise<never> {
  const refusal = HIDDEN.has(staffErrorCode(cause)) && !(cause instanceof InvalidId);
  throw (refusal && (await findRefusal())) || cause;
}

/**
 * Fetches the person's own profile to find out why the database has refused a request, and records
 * the answer in {@link accessClosed}.
 * @returns `accessClosed` if the profile has no role; `sessionExpired` if it is hidden, because
 *   another device has ended the session; null for another reason, without a response, and, without
 *   a request, without a session
 */
export async function findRefusal(): Promise<AppError | null> {
  const db = getSupabase();
  const { data } = await db.auth.getSession();
  if (!data.session) return null;
  const { id } = data.session.user;
  const own = await db.from('profiles').select('role').eq('id', id).maybeSingle().retry(false);
  if (own.error) return null;
  accessClosed.set(own.data?.role === null);
  if (accessClosed.now()) return new AppError('accessClosed');
  return own.data ? null : new AppError('sessionExpired');
}

/**
 * Throws an error that leaves open whether there is a session: `network`, `timeout`, `server` and
 * `authRefused`. Returns otherwise, because then no session is valid.
 */
export function rethrowUnanswered(error: unknown): void {
  if (error && INCONCLUSIVE.has(staffErrorCode(error))) throw error;
}

const INCONCLUSIVE = new Set(['network', 'timeout', 'server', 'authRefused']);

interface Query<Data> {
  abortSignal: (signal: AbortSignal) => Query<Data>;
  retry: (enabled: boolean) => Query<Data>;
  throwOnError: () => PromiseLike<{ data: Data }>;
}

/**
 * Sends a query and returns its data. Does not retry, because `fetchWithRetry` does.
 * @throws the error of PostgREST, NetworkFailure, RequestTimeout, or the reason of the abort
 */
export async function queryData<Data>(query: Query<Data>, signal?: AbortSignal): Promise<Data> {
  const { data } = await withSignal(query, signal).retry(false).throwOnError();
  return data;
}

/** An id that no row can have, found out before a request. */
class InvalidId extends AppError {}

/** Returns an id; throws AppError `notFound` if it is not a UUID, because no row can have it. */
export function assertUuid(id: string): string {
  if (!isUuid(id)) throw new InvalidId('notFound');
  return id;
}

/**
 * Returns the first row of a response. It replaces `single()`, because `@supabase/lite` returns a
 * list for a write whose row embeds a category.
 * @throws AppError `notFound` for an empty response
 */
export function singleRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new AppError('notFound');
  return row;
}
