import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { startApp } from './render';

/** How long `until` tries, in ms of the real clock. */
const WAIT_LIMIT_MS = 15_000;

/** Timers of every test in the file run only when `pass` says so. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets time pass for the page, in ms. */
export const advanceTime = (ms: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Waits for what comes from the network or from a file, until `check` no longer throws. The page's
 * clock moves by a millisecond at each look, so that what the page puts off by a tick is done.
 */
export async function waitOnStoppedClock<T>(check: () => T): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return check();
    } catch (cause) {
      if (performance.now() - start > WAIT_LIMIT_MS) throw cause;
      await act(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(1);
      });
    }
  }
}

/** Shows the site at an address while the clock stands. */
export async function openWithStoppedClock(path: string) {
  const view = await startApp(path);
  await waitOnStoppedClock(() => screen.getByRole('heading', { level: 1 }));
  return view;
}
