import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { safeStorage } from '../browser/storage';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry, NetworkFailure, RequestTimeout } from './fetchWithRetry';

/** Where the session is stored (spec 4, Sessions). */
export const SESSION_KEY = 'embassy-session';

let client: SupabaseClient<Database> | undefined;

/**
 * The only supabase-js client, for staff pages alone: it stores the session and refreshes it.
 * Reads through it say `.retry(false)`, since `fetchWithRetry` already retries them.
 */
export function getSupabase(): SupabaseClient<Database> {
  client ??= createClient<Database>(env.supabaseUrl, env.publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      storage: safeStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    global: { fetch: staffFetch },
  });
  return client;
}

/**
 * The statuses by which auth-js learns that a request failed on the way: it keeps the session for
 * them and tries again. A rejected fetch would do the same, but it prints that as a console error.
 */
const UNREACHABLE = 523;
const NO_ANSWER_IN_TIME = 524;

/** Any of the statuses that mean «try again later» to auth-js. */
const LATER = 503;

let retryAfter = 0;

/** In how many seconds Auth wants to be asked again, as its latest answer said; 0 when it did not. */
export const authRetryAfter = (): number => retryAfter;

const staffFetch: typeof fetch = async (input, init) => {
  if (!addressOf(input).startsWith(`${env.supabaseUrl}/auth/v1/`))
    return fetchWithRetry(input, init);
  try {
    const response = await fetchWithRetry(input, init);
    // auth-js keeps status and code of a refusal, but not its headers.
    retryAfter = secondsIn(response.headers.get('Retry-After'));
    return isTokenRequest(input) ? await sessionAnswer(input, response) : response;
  } catch (cause) {
    retryAfter = 0;
    if (cause instanceof NetworkFailure) return new Response('{}', { status: UNREACHABLE });
    if (cause instanceof RequestTimeout) return new Response('{}', { status: NO_ANSWER_IN_TIME });
    throw cause;
  }
};

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

const isTokenRequest = (input: RequestInfo | URL): boolean =>
  new URL(addressOf(input)).pathname.endsWith('/auth/v1/token');

/**
 * Two habits of auth-js would sign staff out for no reason. It gives a session up when a renewal is
 * answered by a broken or busy service (GoTrue: 409 when several tabs renew at once); that becomes a «try
 * again later». And it compares the
 * server's moment of expiry with the clock of this computer, which may be wrong by a day; without
 * that moment it reckons from `expires_in` by its own clock.
 */
async function sessionAnswer(input: RequestInfo | URL, response: Response): Promise<Response> {
  const renewal = addressOf(input).includes('grant_type=refresh_token');
  const { status, headers } = response;
  const later = new Response('{}', { status: LATER });
  if (renewal && (status >= 500 || status === 429 || status === 409)) return later;
  if (!response.ok) return response;
  try {
    const { expires_at: _moment, ...session } = await response.clone().json();
    return Response.json(session, { status, headers });
  } catch {
    return renewal ? later : response;
  }
}

/** Retry-After holds seconds or a date. */
function secondsIn(header: string | null): number {
  const seconds = Number(header ?? 0);
  const wait = Number.isNaN(seconds) ? (Date.parse(header ?? '') - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.ceil(wait) : 0;
}
