import type { Made, Task } from './messages';
import { type CompressedPicture, type CompressOptions, PictureError } from './outcome';
import { startThread, type Thread } from './thread';

/**
 * Compresses a picture in the worker; several are done one after the other, so that they never need
 * more memory than one.
 * @throws PictureError, or the signal's reason
 */
export const compress = (file: File, options: CompressOptions, signal?: AbortSignal) =>
  queue({ kind: 'compress', file, options }, signal) as Promise<CompressedPicture>;

/** The same for a picture to look at, at most `side` pixels long. */
export const preview = (file: Blob, side: number, signal?: AbortSignal) =>
  queue({ kind: 'preview', file, side }, signal) as Promise<ImageBitmap>;

let thread: Promise<Thread> | undefined;
let last: Promise<unknown> = Promise.resolve();

function queue(task: Task, signal?: AbortSignal): Promise<Made> {
  const result = last.then(() => runOrStop(task, signal));
  last = result.catch(() => undefined);
  return result;
}

async function runOrStop(task: Task, signal?: AbortSignal): Promise<Made> {
  signal?.throwIfAborted();
  thread ??= startThread();
  const current = await thread;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    // Nothing can interrupt a browser that opens a picture, but its thread can be ended.
    const stop = () => {
      current.stop();
      thread = undefined;
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    current
      .run(task)
      .catch((cause: unknown) => {
        // A thread that broke down is not asked again.
        if (!(cause instanceof PictureError) || cause.problem === 'failed') thread = undefined;
        throw cause;
      })
      .finally(() => signal?.removeEventListener('abort', stop))
      .then(resolve, reject);
  });
}
