import { readItem, removeItem, writeItem } from '../../../lib/browser/storage';

/** Number of consecutive failed sign-ins and the time of the next one that is allowed; all tabs share it. */
const KEY = 'embassy-sign-in-attempts';
/** How many consecutive failures cause no delay, because people mistype. */
const FREE_FAILURES = 3;
/** The first delay, which doubles with every failure, and the longest, in seconds. */
const FIRST_DELAY = 5;
const MAX_DELAY = 300;
/** The shortest delay after a 429, and the longest Retry-After that is accepted, in seconds. */
const MIN_RATE_LIMIT_DELAY = 30;
const MAX_RETRY_AFTER = 3600;

interface Backoff {
  failed: number;
  until: number;
}

/**
 * Seconds until the next sign-in, rounded up. A hint for the form, because GoTrue enforces the limit itself (docs/security.md).
 */
export function secondsToWait(): number {
  const left = Math.ceil((read().until - Date.now()) / 1000);
  // A wait above the maximum means that the device's clock has been set back.
  return left > MAX_RETRY_AFTER ? 0 : Math.max(0, left);
}

/** From the fourth consecutive failure on {@link secondsToWait} starts at 5 s, which doubles up to 300 s. */
export function recordFailure(): void {
  const failures = read().failed + 1;
  write(failures, backoffDelay(failures));
}

/**
 * The delay is `retryAfter`, at most an hour, or without one at least 30 s.
 * @param retryAfter the Retry-After of the response in seconds; 0 when it had none
 */
export function recordRateLimit(retryAfter: number): void {
  const failures = read().failed + 1;
  const delay =
    retryAfter > 0 ? retryAfter : Math.max(MIN_RATE_LIMIT_DELAY, backoffDelay(failures));
  write(failures, Math.min(delay, MAX_RETRY_AFTER));
}

export const resetBackoff = (): void => removeItem(KEY);

const backoffDelay = (failures: number): number =>
  failures > FREE_FAILURES
    ? Math.min(FIRST_DELAY * 2 ** (failures - FREE_FAILURES - 1), MAX_DELAY)
    : 0;

const write = (failures: number, seconds: number): void =>
  writeItem(KEY, JSON.stringify({ failed: failures, until: Date.now() + seconds * 1000 }));

function read(): Backoff {
  try {
    const { failed, until } = Object(JSON.parse(readItem(KEY) ?? 'null')) as Partial<Backoff>;
    return { failed: Number(failed) || 0, until: Number(until) || 0 };
  } catch {
    return { failed: 0, until: 0 };
  }
}
