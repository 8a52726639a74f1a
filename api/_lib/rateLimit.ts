import { HttpError } from './httpError.js';

interface Bucket {
  left: number;
  /** The time of `left`, in ms since 1970. */
  at: number;
}

/** Callers in the map; the least recently seen one is evicted first. */
const MAX_KEYS = 5_000;

/**
 * A token bucket for each caller, in the memory of one instance of the function. It costs nothing and is
 * lost with the instance; under load Vercel starts several instances, which count separately. The limit
 * across instances is set in Vercel's firewall (docs/security.md).
 */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  /**
   * Counts one call of a caller, an IP address or the id of an account.
   * @throws HttpError 429 `rate_limited` at the limit, with `Retry-After` in seconds
   */
  take(caller: string): void {
    const now = Date.now();
    const { left, at } = this.buckets.get(caller) ?? { left: this.burst, at: now };
    const refilled = left + (Math.max(0, now - at) / 1000) * this.perSecond;
    const calls = Math.min(this.burst, refilled);
    const allowed = calls >= 1;
    this.remember(caller, { left: allowed ? calls - 1 : calls, at: now });
    if (allowed) return;
    throw new HttpError(429, 'rate_limited', 'Too many requests. Please wait a moment.', {
      'Retry-After': String(Math.max(1, Math.ceil((1 - calls) / this.perSecond))),
    });
  }

  private remember(caller: string, bucket: Bucket): void {
    // Re-inserted, so that the first key of the map is always the least recently seen.
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MAX_KEYS && oldest !== undefined) this.buckets.delete(oldest);
  }
}

/** Limit by IP address, before GoTrue is called: 600 calls, then 10 a second, because an office may share one address. */
export const ipRateLimit = new RateLimit(600, 10);

/** Limit by admin: 300 calls, then 5 a second. Saving an article takes at most 16 calls, emptying a full bin some hundred. */
export const staffRateLimit = new RateLimit(300, 5);
