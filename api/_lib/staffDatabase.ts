import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database as Schema } from '../../src/lib/http/database.types.js';
import { isUuid } from '../../src/lib/urls/urls.js';
import { databaseUnavailable, HttpError } from './responses.js';
import type { Settings } from './settings.js';

/** Milliseconds until a request to GoTrue or PostgREST is aborted. */
const TIMEOUT = 5_000;

const BEARER = /^Bearer ([\w.~+/=-]{1,4096})$/i;

/**
 * Checks that the request comes from an admin or a writer (R6.5, decision 0039). GoTrue verifies
 * the token; the SQL function `has_staff_access` checks the role, and the second factor if one is
 * set up (decision 0022).
 * @returns a client of PostgREST with the rights of the account, so that row-level security
 *   applies; there is no service key (R6.4)
 * @throws HttpError 401 `not_signed_in` without a valid session, 403 `not_staff` for other
 *   accounts, 503 `service_unavailable` when GoTrue or PostgREST give no usable answer within 5 s
 */
export async function requireStaff(
  request: Request,
  { supabaseUrl, publishableKey }: Settings,
): Promise<PostgrestClient<Schema>> {
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw unauthorized();
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  const user: { id?: unknown } | null = await orUnavailable(async () =>
    (await fetchAccepted(`${supabaseUrl}/auth/v1/user`, { headers })).json(),
  );
  if (!isUuid(String(user?.id))) throw databaseUnavailable(new Error('user without an id'));
  const database = new PostgrestClient<Schema>(`${supabaseUrl}/rest/v1`, {
    headers,
    fetch: fetchAccepted,
    retry: false,
  });
  if (!(await queryBoolean(database.rpc('has_staff_access', {}, { get: true })))) {
    throw new HttpError(403, 'not_staff', 'Only staff may manage files.');
  }
  return database;
}

/**
 * Sends a query and returns its data.
 * @throws HttpError 401 `not_signed_in` when the token is rejected, 503 `service_unavailable` for
 *   every other failure, a timeout included
 */
const sendQuery = <T>(query: Query<T>): Promise<T> =>
  orUnavailable(async () => (await query.throwOnError()).data);

/**
 * Sends a query and returns its rows, possibly none.
 * @throws the errors of {@link sendQuery}; 503 `service_unavailable` if the response is no array
 */
export async function queryRows<T>(query: Query<T[] | null>): Promise<T[]> {
  const rows = await sendQuery(query);
  if (!Array.isArray(rows)) throw databaseUnavailable(new Error('the response is not an array'));
  return rows;
}

/**
 * Sends a call of a function of the database and returns its boolean.
 * @throws the errors of {@link sendQuery}, and 503 `service_unavailable` for another response
 */
async function queryBoolean(query: Query<unknown>): Promise<boolean> {
  const answer = await sendQuery(query);
  if (typeof answer !== 'boolean')
    throw databaseUnavailable(new Error('the response is no boolean'));
  return answer;
}

interface Query<T> {
  throwOnError: () => PromiseLike<{ data: T }>;
}

/**
 * `fetch` that throws for every status but 2xx, because postgrest-js takes some 404 for a success:
 * HttpError 401 for 401 and 403, else an Error.
 */
const fetchAccepted: typeof fetch = async (input, init) => {
  const response = await fetch(input, {
    ...init,
    // Following a redirect could send the access token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.status === 401 || response.status === 403) throw unauthorized();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
};

/** Runs a call. Passes an HttpError on; makes 503 `service_unavailable` of any other error. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof HttpError ? cause : databaseUnavailable(cause);
  }
}

/** Returns the error for a request without a valid session. */
const unauthorized = (): HttpError =>
  new HttpError(401, 'not_signed_in', 'Your session has expired. Please sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });
