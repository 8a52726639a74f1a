import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortable } from '../../src/lib/http/abortable';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const timeout = { ms: 1000, reason: () => new Error('too late') };

describe('an abortable run', () => {
  it("rejects with the caller's abort reason at once even if its function ignores the signal", async () => {
    const caller = new AbortController();
    let inner: AbortSignal | undefined;
    const run = abortable({ signal: caller.signal, timeout }, (signal) => {
      inner = signal;
      return never();
    });
    caller.abort(new Error('cancelled'));
    await expect(run).rejects.toThrow('cancelled');
    expect(inner?.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is aborted by its timeout unless its function restarts the timeout', async () => {
    let restart = () => false;
    const run = abortable({ timeout }, (_, again) => {
      restart = again;
      return never();
    });
    const ended = expect(run).rejects.toThrow('too late');
    vi.advanceTimersByTime(900);
    expect(restart()).toBe(true);
    vi.advanceTimersByTime(900);
    expect(restart()).toBe(true);
    vi.advanceTimersByTime(1000);
    await ended;
    expect(restart()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
