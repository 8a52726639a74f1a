import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { safeStorage } from '../browser/storage';
import { env } from '../env';
import type { Database } from './database.types';
import { fetchWithRetry, NetworkFailure, RequestTimeout } from './fetchWithRetry';

let hasLeft = false;

// Captured, because listeners of the same event send what has to be stored. Node.js has no page.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (hasLeft = true), { capture: true });
  window.addEventListener('pageshow', () => (hasLeft = false));
}

/** Returns whether the page is hidden or left: a closing tab fires `pagehide` first. */
const isPageClosing = (): boolean =>
  typeof document !== 'undefined' && (hasLeft || document.visibilityState === 'hidden');

/** The key of local storage under which auth-js stores the session (R4.12). */
export const SESSION_KEY = 'embassy-session';

let client: SupabaseClient<Database> | undefined;

/**
 * Returns the one supabase-js client of the staff area. It stores the session in local storage
 * under {@link SESSION_KEY} and refreshes it by timer (R4.12, R9.18). Queries need `.retry(false)`,
 * because `fetchWithRetry` retries them already.
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
 * Statuses for a request without a response: auth-js keeps the session and retries, and logs no
 * console error as it would for a rejected fetch.
 */
const UNREACHABLE = 523;
const TIMED_OUT = 524;

/** A status after which auth-js retries a refresh later. */
const RETRY_LATER = 503;

/**
 * Sends a request of supabase-js as `fetchWithRetry` does. A request to Auth without a response
 * gets a status in place of an error ({@link UNREACHABLE}); a response with a session goes through
 * {@link toSessionResponse}. Any other request may outlive a closing page ({@link isKeptAlive}).
 */
const staffFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(`${env.supabaseUrl}/auth/v1/`)) {
    return fetchWithRetry(input, { ...init, keepalive: isKeptAlive(init?.body) });
  }
  try {
    const response = await fetchWithRetry(input, init);
    // A firewall's 429 has a page as its body, for which auth-js drops the status.
    const isPage = !response.headers.get('content-type')?.includes('json');
    const answer =
      response.status === 429 && isPage ? Response.json({}, { status: 429 }) : response;
    return url.includes('/auth/v1/token') ? await toSessionResponse(url, answer) : answer;
  } catch (cause) {
    if (cause instanceof NetworkFailure) return new Response('{}', { status: UNREACHABLE });
    if (cause instanceof RequestTimeout) return new Response('{}', { status: TIMED_OUT });
    throw cause;
  }
};

/** Browsers reject requests with `keepalive` whose bodies have more than 64 KiB together. */
const MAX_KEEPALIVE_BYTES = 60 * 1024;

/**
 * Returns whether a request is sent with `keepalive`: the page is closing, and the body is a text
 * of at most {@link MAX_KEEPALIVE_BYTES}. A longer text may not arrive; local storage still has it.
 */
const isKeptAlive = (body: BodyInit | null | undefined): boolean =>
  isPageClosing() && typeof body === 'string' && new Blob([body]).size <= MAX_KEEPALIVE_BYTES;

/**
 * Returns the response to a request for a session, changed where auth-js would end a valid session.
 * A refresh that gets 409 (several tabs refresh at once), 429, 5xx or no JSON becomes 503, so that
 * auth-js retries. A session loses `expires_at`, because auth-js compares it with the device's
 * clock, which may be a day off; auth-js then computes it from `expires_in`.
 */
async function toSessionResponse(url: string, response: Response): Promise<Response> {
  const isRefresh = url.includes('grant_type=refresh_token');
  const { status, headers } = response;
  const retryLater = new Response('{}', { status: RETRY_LATER });
  if (isRefresh && (status >= 500 || status === 429 || status === 409)) return retryLater;
  try {
    const { expires_at: _expiresAt, ...session } = await response.clone().json();
    return Response.json(session, { status, headers });
  } catch {
    return isRefresh ? retryLater : response;
  }
}
