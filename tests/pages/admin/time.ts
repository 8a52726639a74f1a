import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Runs an action and advances the timers by the given seconds without waiting for them. */
export async function afterSeconds(seconds: number, run: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await run();
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  } finally {
    vi.useRealTimers();
  }
}
