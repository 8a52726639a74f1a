import { abortable } from './abortable';

/** Spec 9, Session handling: retry backoff starts at 200 ms and doubles. */
const FIRST_PAUSE = 200;
const MAX_RETRIES = 3;
/** How long a reader waits for a response at most, retries and the body included. */
const DEADLINE = { ms: 20_000, reason: () => new RequestTimeout('no response in time') };
const READS = new Set(['GET', 'HEAD']);

/** The request never reached the server, or its answer broke off. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';
}

/** No complete answer within 20 s. */
export class RequestTimeout extends Error {
  override name = 'RequestTimeout';
}

/**
 * `fetch` for every request of the site. Retries reads after a network failure (after 200 ms, 400 ms,
 * 800 ms), never after an answer, whatever its status; sends writes once.
 * @returns the response with its whole body, because a connection can break off halfway. Rejects with
 *   NetworkFailure, with RequestTimeout after 20 s, or with the abort reason of the caller's signal
 */
export const fetchWithRetry: typeof fetch = (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const retries = READS.has(method.toUpperCase()) ? MAX_RETRIES : 0;
  return abortable({ signal: init?.signal, timeout: DEADLINE }, (signal) =>
    retryOnNetworkFailure(() => fetchWhole(input, { ...init, signal }), { retries, signal }),
  );
};

interface RetryOptions {
  retries?: number;
  signal?: AbortSignal;
}

/**
 * Runs `attempt` until it no longer rejects with a NetworkFailure, at most `retries` times more.
 * An abort ends the wait and rejects with the signal's reason.
 */
export async function retryOnNetworkFailure<T>(
  attempt: () => Promise<T>,
  { retries = MAX_RETRIES, signal }: RetryOptions = {},
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (cause) {
      if (!(cause instanceof NetworkFailure) || retry >= retries) throw cause;
      await pause(FIRST_PAUSE * 2 ** retry, signal);
    }
  }
}

/** The statuses whose answers have no body; `Response` refuses one. */
const BODILESS = new Set([101, 204, 205, 304]);

async function fetchWhole(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    const { status, statusText, headers } = response;
    const body = BODILESS.has(status) ? null : await response.arrayBuffer();
    return new Response(body, { status, statusText, headers });
  } catch (cause) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw new NetworkFailure('the server could not be reached', { cause });
  }
}

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  abortable({ signal }, () => new Promise((resolve) => setTimeout(resolve, ms)));
