import { vi } from 'vitest';

/** Fake time that passes between two checks of the network, in ms. */
const STEP = 50;

/** Runs a function with retries or timeouts on a fake clock. Returns its value. */
export async function withFastClock<T>(run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let settled = false;
    const running = run().finally(() => {
      settled = true;
    });
    // `await running` below throws the rejection; until then it must count as handled.
    running.catch(() => undefined);
    while (!settled) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(STEP);
    }
    return await running;
  } finally {
    vi.useRealTimers();
  }
}
