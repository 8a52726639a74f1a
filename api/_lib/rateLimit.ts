import { Refusal } from './refusal.js';

interface Bucket {
  left: number;
  /** When `left` was counted, ms. */
  at: number;
}

/** How many callers are remembered; whoever has been silent longest is forgotten first. */
const MAX_KEYS = 5_000;

/**
 * So many calls at once, and so many more a second, for each caller.
 *
 * The count lives in the memory of one running copy of the function: it costs nothing and is lost
 * when the copy ends, and under a flood the platform starts several copies, which count separately.
 * The wall in front of it is the platform's firewall (docs/security.md).
 */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {}

  /** @throws Refusal 429, with `Retry-After` in seconds, when the caller has used up its calls. */
  take(caller: string): void {
    const now = Date.now();
    const { left, at } = this.buckets.get(caller) ?? { left: this.burst, at: now };
    const refilled = left + (Math.max(0, now - at) / 1000) * this.perSecond;
    const calls = Math.min(this.burst, refilled);
    const allowed = calls >= 1;
    this.remember(caller, { left: allowed ? calls - 1 : calls, at: now });
    if (allowed) return;
    throw new Refusal(429, 'rate_limited', 'Too many requests. Please wait a moment.', {
      'Retry-After': String(Math.max(1, Math.ceil((1 - calls) / this.perSecond))),
    });
  }

  private remember(caller: string, bucket: Bucket): void {
    // Put in anew, so that the first one is always the one that has been silent longest.
    this.buckets.delete(caller);
    this.buckets.set(caller, bucket);
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MAX_KEYS && oldest !== undefined) this.buckets.delete(oldest);
  }
}

/** By network address, before anything is asked of Auth: a whole office may share one. */
export const senders = new RateLimit(600, 10);

/** By admin. Saving an article takes at most sixteen calls; emptying a full bin, some hundred. */
export const admins = new RateLimit(300, 5);
