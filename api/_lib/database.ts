import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database as Schema } from '../../src/lib/http/database.types.js';
import { databaseUnavailable, HttpError } from './httpError.js';
import type { Settings } from './settings.js';

/** A client of PostgREST with the rights of one access token. */
export type Database = PostgrestClient<Schema>;

/** Milliseconds until a request to GoTrue or PostgREST is aborted. */
const TIMEOUT = 5_000;

/**
 * Creates clients of PostgREST (`database`) and GoTrue (`user`) that send the access token of the request, so that
 * row-level security applies; the function has no service key (R6.4).
 */
export function connect({ supabaseUrl, publishableKey }: Settings, accessToken: string) {
  const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` };
  return {
    database: new PostgrestClient<Schema>(`${supabaseUrl}/rest/v1`, {
      headers,
      fetch: fetchAccepted,
      retry: false,
    }),
    /** GoTrue's user of the token. @throws the errors of {@link unwrap} */
    user: async (): Promise<{ id?: unknown } | null> =>
      orUnavailable(async () =>
        (await fetchAccepted(`${supabaseUrl}/auth/v1/user`, { headers })).json(),
      ),
  };
}

/**
 * Sends a query and returns its data.
 * @throws HttpError 401 `not_signed_in` when the token is rejected, 503 `service_unavailable` for every
 *   other failure, a timeout included
 */
const unwrap = <T>(query: Query<T>): Promise<T> =>
  orUnavailable(async () => (await query.throwOnError()).data);

/**
 * Sends a query and returns its rows, possibly none.
 * @throws the errors of {@link unwrap}, and 503 `service_unavailable` for a response that is not an array
 */
export async function rowsOf<T>(query: Query<T[] | null>): Promise<T[]> {
  const rows = await unwrap(query);
  if (!Array.isArray(rows)) throw databaseUnavailable(new Error('the response is not an array'));
  return rows;
}

/**
 * Calls a function of the database and returns its boolean.
 * @throws the errors of {@link unwrap}, and 503 `service_unavailable` for another response
 */
export async function isTrue(query: Query<unknown>): Promise<boolean> {
  const answer = await unwrap(query);
  if (typeof answer !== 'boolean')
    throw databaseUnavailable(new Error('the response is no boolean'));
  return answer;
}

interface Query<T> {
  throwOnError: () => PromiseLike<{ data: T }>;
}

/**
 * `fetch` that throws for every status but 2xx, because postgrest-js treats some responses with status
 * 404 as a success: HttpError 401 for 401 and 403, an Error otherwise.
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

/** Passes an HttpError on; makes 503 `service_unavailable` of any other error. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof HttpError ? cause : databaseUnavailable(cause);
  }
}

/** Returns the error for a request without a valid session. */
export const unauthorized = (): HttpError =>
  new HttpError(401, 'not_signed_in', 'Your session has expired. Please sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });
