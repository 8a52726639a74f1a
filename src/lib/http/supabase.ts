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

/** Returns whether the page is hidden or left: `pagehide` comes first when a tab is closed. False without a page. */
const isPageClosing = (): boolean =>
  typeof document !== 'undefined' && (hasLeft || document.visibilityState === 'hidden');

/** The key of local storage under which auth-js stores the session (R4.12). */
export const SESSION_KEY = 'embassy-session';

let client: SupabaseClient<Database> | undefined;

/**
 * Returns the supabase-js client of the staff area, the same one for each call. The client stores the
 * session in local storage under {@link SESSION_KEY} and refreshes it by timer (R4.12, R9.18). Queries
 * need `.retry(false)`, because `fetchWithRetry` retries them already.
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
 * Status for a request without a response. auth-js retains the session for both statuses and retries; for a rejected fetch it
 * would log a console error as well.
 */
const UNREACHABLE = 523;
const TIMED_OUT = 524;

/** A status after which auth-js retries a refresh later. */
const RETRY_LATER = 503;

/** Retries as `fetchWithRetry` does. Auth gets a status in place of a failure; other requests may outlive a closing page. */
const staffFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(`${env.supabaseUrl}/auth/v1/`)) {
    return fetchWithRetry(input, { ...init, keepalive: mustOutlivePage(init?.body) });
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
 * Returns whether a request must outlive the page that is being closed. A larger body is sent without `keepalive`, and only local
 * storage has it after the page is closed.
 */
const mustOutlivePage = (body: BodyInit | null | undefined): boolean =>
  isPageClosing() && typeof body === 'string' && new Blob([body]).size <= MAX_KEEPALIVE_BYTES;

/**
 * Works around two behaviours of auth-js that end valid sessions. It drops the session when a refresh
 * gets 409 (GoTrue: several tabs refresh at once), 429 or 5xx: returns 503, after which it retries. It
 * compares `expires_at` with the clock of the device, which may be wrong by a day: removes the field,
 * so that auth-js computes the expiry from `expires_in`.
 */
async function toSessionResponse(url: string, response: Response): Promise<Response> {
  const isRefresh = url.includes('grant_type=refresh_token');
  const { status, headers } = response;
  const retryLater = new Response('{}', { status: RETRY_LATER });
  if (isRefresh && (status >= 500 || status === 429 || status === 409)) return retryLater;
  if (!response.ok) return response;
  try {
    const { expires_at: _expiresAt, ...session } = await response.clone().json();
    return Response.json(session, { status, headers });
  } catch {
    return isRefresh ? retryLater : response;
  }
}
