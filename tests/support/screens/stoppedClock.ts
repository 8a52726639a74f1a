import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { startApp } from './render';

/** How long `waitOnStoppedClock` tries, in ms of real time. */
const WAIT_LIMIT_MS = 15_000;

const TIMEOUTS = ['setTimeout', 'clearTimeout'] as const;
const INTERVALS = ['setInterval', 'clearInterval'] as const;

function useFake(...toFake: (typeof TIMEOUTS | typeof INTERVALS)[number][]): void {
  beforeEach(() => void vi.useFakeTimers({ toFake }));
  afterEach(() => void vi.useRealTimers());
}

/** Uses fake timers in every test of the file; they run only by `advanceTime`. */
export const stopClock = (): void => useFake(...TIMEOUTS, ...INTERVALS);

/**
 * Uses fake intervals in every test of the file. `user` and queries that wait for the document
 * work, because they need timeouts and mutations; for anything else there is `waitOnStoppedClock`.
 */
export const stopIntervals = (): void => useFake(...INTERVALS);

/** Advances the page's timers, in ms. */
export const advanceTime = (ms: number): Promise<unknown> =>
  act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Repeats `check` until it no longer throws, for what depends on network or files. Advances the
 * page's timers by 1 ms at each attempt, so that work deferred by a tick runs.
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

/** Renders the site at a path while timers are stopped. */
export async function openWithStoppedClock(path: string) {
  const view = await startApp(path);
  await waitOnStoppedClock(() => screen.getByRole('heading', { level: 1 }));
  return view;
}
