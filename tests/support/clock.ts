import { vi } from 'vitest';

/** What passes between two looks at the network, in ms of the faked clock. */
const STEP = 50;

/** Runs something that waits (retries, time limits) on a faked clock, so that it takes no time. */
export async function withFastClock<T>(
  run: () => Promise<T>,
): Promise<{ value: T; waited: number }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let finished = false;
    let waited = 0;
    const running = run().finally(() => {
      finished = true;
    });
    // A rejection is the caller's to see, below, not an unhandled one meanwhile.
    running.catch(() => undefined);
    while (!finished) {
      await new Promise((resolve) => setImmediate(resolve));
      if (finished) break;
      await vi.advanceTimersByTimeAsync(STEP);
      waited += STEP;
    }
    return { value: await running, waited };
  } finally {
    vi.useRealTimers();
  }
}
