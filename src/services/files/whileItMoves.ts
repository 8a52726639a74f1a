import { RequestTimeout } from '../../lib/http/retry';
import { FileError } from './fileFailures';

/** Milliseconds without any progress after which an upload counts as broken off. */
const PATIENCE = 60_000;

interface Moving {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/**
 * Runs an upload until it is called off or stands still. The SDK tries again by itself (spec 9: ten
 * times) and listens to the signal only in between, so the caller's promise does not wait for it.
 */
export function whileItMoves<T>(
  outer: AbortSignal | undefined,
  onProgress: Moving['onProgress'],
  run: (moving: Moving) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let ended = false;
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: unknown) => {
      ended = true;
      controller.abort(reason);
      reject(reason);
    };
    const wait = () => setTimeout(() => stop(new RequestTimeout('it stands still')), PATIENCE);
    let timer = wait();
    const onAbort = () => stop(new FileError('cancelled'));
    const progress = (fraction: number) => {
      // The SDK throttles its reports, so that the last one can come after the end.
      if (ended) return;
      clearTimeout(timer);
      timer = wait();
      onProgress(fraction);
    };
    outer?.addEventListener('abort', onAbort, { once: true });
    if (outer?.aborted) onAbort();
    run({ signal: controller.signal, onProgress: progress })
      .finally(() => {
        ended = true;
        clearTimeout(timer);
        outer?.removeEventListener('abort', onAbort);
      })
      .then(resolve, reject);
  });
}
