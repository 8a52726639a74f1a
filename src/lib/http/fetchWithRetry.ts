import { abortable } from './abortable';
import { pause } from './pause';

/** Milliseconds before the first retry; the pause doubles with each one (R9.19). */
const FIRST_PAUSE = 200;
const MAX_RETRIES = 3;
/** The timeout of a request, its retries and body included. */
const DEADLINE = { ms: 20_000, reason: () => new RequestTimeout('no response in time') };
const READS = new Set(['GET', 'HEAD']);
/** A status for which the `Response` constructor throws when it gets a body. */
const NO_CONTENT = 204;

/** The request has not reached the server, or the connection broke off during the response. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

/** Error for a request without a complete response within 20 s. */
export class RequestTimeout extends Error {
  override name = 'RequestTimeout';
}

/**
 * Sends a request to Supabase or to the functions as `fetch` does. Retries GET and HEAD after a
 * network failure (after 200, 400 and 800 ms, R9.19), never after a response; sends writes once.
 * @returns a copy of any response with its whole body, because a connection can break off halfway;
 *   the copy lacks `url` and `redirected`
 * @throws {NetworkFailure} after the last retry; {RequestTimeout} 20 s after the call; the reason
 *   of `init.signal` when it aborts; the signal of a Request is ignored
 */
export const fetchWithRetry: typeof fetch = (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const retries = READS.has(method.toUpperCase()) ? MAX_RETRIES : 0;
  return abortable({ signal: init?.signal, timeout: DEADLINE }, async (signal) => {
    for (let retry = 0; ; retry += 1) {
      try {
        const response = await fetch(input, { ...init, signal });
        const { status, statusText, headers } = response;
        const body = status === NO_CONTENT ? null : await response.arrayBuffer();
        return new Response(body, { status, statusText, headers });
      } catch (cause) {
        if (signal.aborted) throw signal.reason;
        if (retry >= retries)
          throw new NetworkFailure('the server could not be reached', { cause });
      }
      await pause(FIRST_PAUSE * 2 ** retry, signal);
    }
  });
};
