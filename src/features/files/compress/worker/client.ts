import { abortable } from '../../../../lib/http/abortable';
import { type CompressedImage, type CompressOptions, ImageError } from '../types';
import type { Reply, Task, TaskResult } from './tasks';
import ImageWorker from './worker?worker';

/**
 * Compresses an image in the worker. Images are queued, because several at once need more memory
 * than a phone has.
 * @throws ImageError, or the signal's reason
 */
export const compress = (file: File, options: CompressOptions, signal?: AbortSignal) =>
  enqueue({ kind: 'compress', file, options }, signal) as Promise<CompressedImage>;

/** An image to look at, at most `side` pixels long. Throws as `compress` does. */
export const preview = (file: Blob, side: number, signal?: AbortSignal) =>
  enqueue({ kind: 'preview', file, side }, signal) as Promise<ImageBitmap>;

/** Undefined until the first task, and after the worker was terminated. */
let starting: Promise<Worker | null> | undefined;
let last: Promise<unknown> = Promise.resolve();

function enqueue(task: Task, signal?: AbortSignal): Promise<TaskResult> {
  const result = last.then(() => run(task, signal));
  last = result.catch(() => undefined);
  return result;
}

async function run(task: Task, signal?: AbortSignal): Promise<TaskResult> {
  signal?.throwIfAborted();
  starting ??= startWorker();
  const worker = await starting;
  signal?.throwIfAborted();
  // Without a usable worker the page does the work: it freezes for a moment, but the image is made.
  if (!worker) return abortable({ signal }, async () => (await import('./tasks')).runTask(task));
  const terminate = () => {
    worker.terminate();
    starting = undefined;
  };
  return abortable({ signal }, (inner) => {
    // Decoding cannot be interrupted, but its worker can be terminated.
    inner.addEventListener('abort', terminate, { once: true });
    return askWorker(worker, task).catch((cause: unknown) => {
      if (cause instanceof ImageError && cause.code === 'failed') terminate();
      throw cause;
    });
  });
}

/** Null when it does not start or cannot draw. */
function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new ImageWorker();
    const giveUp = () => {
      worker.terminate();
      resolve(null);
    };
    worker.onerror = giveUp;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('ready' in data && data.able) resolve(worker);
      else giveUp();
    };
  });
}

function askWorker(worker: Worker, task: Task): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ('result' in data) resolve(data.result);
      else reject(new ImageError('code' in data ? data.code : 'failed'));
    };
    // The worker itself crashed, mostly because memory ran out.
    worker.onerror = ({ message }) => reject(new ImageError('failed', message));
    worker.postMessage(task);
  });
}
