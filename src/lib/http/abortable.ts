// Imports nothing, because the function under api/ loads this module without a bundler.

interface Limits {
  signal?: AbortSignal | null | undefined;
  /** Aborts the run with `reason` after `ms` milliseconds. */
  timeout?: { ms: number; reason: () => unknown };
}

/** Function that restarts the timeout; it returns false once the run has ended. */
type Restart = () => boolean;

/**
 * Returns the result of `run`, whose signal aborts with `signal` and after the `timeout`. An abort
 * rejects at once, because `run` may observe it late or never. Replaces `AbortSignal.any` and
 * `AbortSignal.timeout`, which Safari has since 17.4 and 16.
 * @param run gets its signal, and a function that restarts the timeout
 * @throws the reason of the signal, the `reason()` of the timeout, or the rejection of `run`
 */
export function abortable<T>(
  { signal: outer, timeout }: Limits,
  run: (signal: AbortSignal, restart: Restart) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  return new Promise<T>((resolve, reject) => {
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      if (timeout && !ended)
        timer = setTimeout(() => controller.abort(timeout.reason()), timeout.ms);
      return !ended;
    };
    const onAbort = () => controller.abort(outer?.reason);
    const end = () => {
      ended = true;
      clearTimeout(timer);
      outer?.removeEventListener('abort', onAbort);
    };
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    outer?.addEventListener('abort', onAbort);
    restart();
    if (outer?.aborted) onAbort();
    run(signal, restart).finally(end).then(resolve, reject);
  });
}
