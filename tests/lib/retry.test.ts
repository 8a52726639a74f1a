import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortable } from '../../src/lib/http/abortable';
import { fetchWithRetry, NetworkFailure, RequestTimeout } from '../../src/lib/http/fetchWithRetry';

const URL = 'https://embassy.example/rest/v1/news';
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = (status: number) => () => Promise.resolve(new Response('x', { status }));
const hanging = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('fetchWithRetry', () => {
  const network = vi.fn<typeof fetch>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', network);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    network.mockReset();
  });

  it('retries a read after 200, 400 and 800 ms', async () => {
    network.mockImplementation(broken);
    const settled = vi.fn();
    const failure = fetchWithRetry(URL).catch((cause: unknown) => {
      settled();
      return cause;
    });
    const calls = [];
    for (const time of [0, 199, 1, 399, 1, 799, 1]) {
      await vi.advanceTimersByTimeAsync(time);
      calls.push(network.mock.calls.length);
    }
    expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(await failure).toBeInstanceOf(NetworkFailure);
    expect(settled).toHaveBeenCalledOnce();
  });

  it('returns the first successful response, and leaves no timer', async () => {
    network.mockImplementationOnce(broken).mockImplementation(answering(200));
    const response = fetchWithRetry(URL);
    await vi.advanceTimersByTimeAsync(200);
    expect(await (await response).text()).toBe('x');
    expect(network).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([404, 429, 500])('returns a response with status %i without a retry', async (status) => {
    network.mockImplementation(answering(status));
    expect((await fetchWithRetry(URL)).status).toBe(status);
    expect(network).toHaveBeenCalledOnce();
  });

  it.each(['POST', 'PATCH', 'DELETE'])('sends a %s once', async (method) => {
    network.mockImplementation(broken);
    await expect(fetchWithRetry(URL, { method })).rejects.toBeInstanceOf(NetworkFailure);
    expect(network).toHaveBeenCalledOnce();
  });

  it('retries if the body breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    network.mockResolvedValueOnce(new Response(body)).mockImplementation(answering(200));
    const response = fetchWithRetry(URL);
    await vi.advanceTimersByTimeAsync(200);
    expect((await response).status).toBe(200);
  });

  it.each(['GET', 'PATCH'])('aborts a %s after 20 s', async (method) => {
    network.mockImplementation(hanging);
    const failure = fetchWithRetry(URL, { method }).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBeInstanceOf(RequestTimeout);
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(network).toHaveBeenCalledOnce();
  });

  it('aborts after 20 s if the body stalls', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(16_384)) });
    network.mockResolvedValue(new Response(body));
    const failure = fetchWithRetry(URL).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toBeInstanceOf(RequestTimeout);
  });

  it('includes retries in the 20 s', async () => {
    network.mockImplementationOnce(broken).mockImplementation(hanging);
    const failure = fetchWithRetry(URL).catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toBeInstanceOf(RequestTimeout);
  });

  it('stops at the caller’s abort, both during a request and between retries', async () => {
    for (const behaviour of [hanging, broken]) {
      network.mockReset().mockImplementation(behaviour);
      const controller = new AbortController();
      const failure = fetchWithRetry(URL, { signal: controller.signal }).catch(
        (cause: unknown) => cause,
      );
      await vi.advanceTimersByTimeAsync(100);
      controller.abort('left the page');
      expect(await failure).toBe('left the page');
      await vi.advanceTimersByTimeAsync(5_000);
      expect(network).toHaveBeenCalledOnce();
    }
  });
});

const never = () => new Promise<never>(() => undefined);
const timeout = { ms: 1000, reason: () => new Error('too late') };

describe('an abortable run', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

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
