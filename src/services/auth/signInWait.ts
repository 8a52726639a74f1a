import { readItem, removeItem, writeItem } from '../../lib/browser/storage';

/** Failed attempts in a row, in every tab of this browser, and when the next one makes sense. */
const KEY = 'embassy-sign-in-attempts';
/** Mistyping is no attack: so many failures go without a wait. */
const FREE = 3;
/** The first wait, which doubles with every failure, and the longest, in seconds. */
const FIRST = 5;
const LONGEST = 300;
/** The shortest wait after the server's 429, and the longest that a Retry-After is believed. */
const REFUSED = 30;
const BELIEVED = 3600;

interface Attempts {
  failed: number;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * How many seconds are left before another sign-in should be tried; 0 when it may be at once. A
 * courtesy that says when to try again: the limit itself is the server's (docs/security.md).
 */
export function secondsToWait(): number {
  const left = Math.ceil((read().until - Date.now()) / 1000);
  // Longer than any wait: the clock has been put back since.
  return left > BELIEVED ? 0 : Math.max(0, left);
}

/** Counts an attempt that the server has taken for wrong. */
export function countFailure(): void {
  const failed = read().failed + 1;
  write(failed, ownWait(failed));
}

/** Counts an attempt that the server did not look at (429); `retryAfter` in seconds, 0 when unsaid. */
export function countRefusal(retryAfter: number): void {
  const failed = read().failed + 1;
  const wait = retryAfter > 0 ? retryAfter : Math.max(REFUSED, ownWait(failed));
  write(failed, Math.min(wait, BELIEVED));
}

/** After a sign-in all is forgiven. */
export const forgetFailures = (): void => removeItem(KEY);

const ownWait = (failed: number): number =>
  failed > FREE ? Math.min(FIRST * 2 ** (failed - FREE - 1), LONGEST) : 0;

const write = (failed: number, seconds: number): void =>
  writeItem(KEY, JSON.stringify({ failed, until: Date.now() + seconds * 1000 }));

function read(): Attempts {
  try {
    const { failed, until } = Object(JSON.parse(readItem(KEY) ?? 'null')) as Partial<Attempts>;
    return { failed: Number(failed) || 0, until: Number(until) || 0 };
  } catch {
    return { failed: 0, until: 0 };
  }
}
