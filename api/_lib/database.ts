import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database as Schema } from '../../src/lib/http/database.types.js';
import { databaseUnavailable, HttpError } from './httpError.js';
import type { Settings } from './settings.js';

export type Database = PostgrestClient<Schema>;

/** Milliseconds for one response of Auth or PostgREST. */
const TIMEOUT = 5_000;

/** Supabase with the caller's own rights: row-level security decides, there is no service key. */
export function connect({ supabaseUrl, publishableKey }: Settings, accessToken: string) {
  const headers = { apikey: publishableKey, authorization: `Bearer ${accessToken}` };
  return {
    database: new PostgrestClient<Schema>(`${supabaseUrl}/rest/v1`, {
      headers,
      fetch: fetchAccepted,
      retry: false,
    }),
    /** The user that Auth finds for the token. Throws as `unwrap` does. */
    user: async (): Promise<{ id?: unknown } | null> =>
      orUnavailable(async () =>
        (await fetchAccepted(`${supabaseUrl}/auth/v1/user`, { headers })).json(),
      ),
  };
}

/**
 * The data of a query.
 * @throws HttpError 401 when the token is not accepted, 503 for every other failure.
 */
export const unwrap = <T>(query: Query<T>): Promise<T> =>
  orUnavailable(async () => (await query.throwOnError()).data);

/**
 * The rows of a query.
 * @throws HttpError as `unwrap` does, and 503 when the response is no list.
 */
export async function rowsOf<T>(query: Query<T[] | null>): Promise<T[]> {
  const rows = await unwrap(query);
  if (!Array.isArray(rows)) throw databaseUnavailable(new Error('no rows'));
  return rows;
}

interface Query<T> {
  throwOnError: () => PromiseLike<{ data: T }>;
}

/**
 * `fetch` that throws a HttpError unless the status is 2xx, because postgrest-js takes some responses
 * with status 404 for a success.
 */
const fetchAccepted: typeof fetch = async (input, init) => {
  const response = await fetch(input, {
    ...init,
    // A redirect would send the caller's token elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.status === 401 || response.status === 403) throw unauthorized();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
};

async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof HttpError ? cause : databaseUnavailable(cause);
  }
}

export const unauthorized = (): HttpError =>
  new HttpError(401, 'not_signed_in', 'Your session has expired. Please sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });
