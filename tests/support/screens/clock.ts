import { vi } from 'vitest';

/** Fake time that passes between two checks of the network, in ms. */
const STEP = 50;

/**
 * Runs a function with retries or timeouts on a fake clock. Returns its value and the fake
 * milliseconds that passed.
 */
export async function withFastClock<T>(
  run: () => Promise<T>,
): Promise<{ value: T; waited: number }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let settled = false;
    let waited = 0;
    const running = run().finally(() => {
      settled = true;
    });
    // `await running` below throws the rejection; until then it must count as handled.
    running.catch(() => undefined);
    while (!settled) {
      await new Promise((resolve) => setImmediate(resolve));
      if (settled) break;
      await vi.advanceTimersByTimeAsync(STEP);
      waited += STEP;
    }
    return { value: await running, waited };
  } finally {
    vi.useRealTimers();
  }
}
