// Imports nothing, because the function under api/ loads it without a bundler.

interface Limits {
  /** The caller's own signal. */
  signal?: AbortSignal | null | undefined;
  /** Milliseconds until `reason` aborts the run; without them only the caller's signal does. */
  timeout?: { ms: number; reason: () => unknown };
}

/** Starts the timeout again; false once the run has ended. */
type Restart = () => boolean;

/**
 * Runs `run` with a signal of its own. When it aborts, the promise rejects with its reason at once,
 * because `run` may listen to the signal late or never. A replacement for `AbortSignal.any` and
 * `AbortSignal.timeout`, which Safari has since 17.4 and 16.
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
