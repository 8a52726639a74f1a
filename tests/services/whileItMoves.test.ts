import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whileItMoves } from '../../src/services/files/whileItMoves';

/** The SDK reports progress with a delay; the page may be gone by then. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('passes no progress on after the upload has ended, and waits for none', async () => {
  const onProgress = vi.fn();
  let report: (fraction: number) => void = () => undefined;
  await whileItMoves(undefined, onProgress, async (moving) => {
    report = moving.onProgress;
    report(0.5);
  });
  report(1);
  expect(onProgress.mock.calls).toEqual([[0.5]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('passes no progress on after the upload was called off', async () => {
  const onProgress = vi.fn();
  let report: (fraction: number) => void = () => undefined;
  const outer = new AbortController();
  const upload = whileItMoves(outer.signal, onProgress, ({ onProgress: progress }) => {
    report = progress;
    return new Promise(() => undefined);
  });
  outer.abort();
  await expect(upload).rejects.toThrow('cancelled');
  report(0.9);
  expect(onProgress).not.toHaveBeenCalled();
});
