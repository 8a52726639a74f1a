import { abortable } from '../../../../lib/http/abortable';
import { type CompressedImage, type CompressOptions, ImageError } from '../types';
import type { WorkerReply, WorkerResult, WorkerTask } from './tasks';
import ImageWorker from './worker?worker';

/**
 * Runs `compressImage` in a worker (decision 0009). Tasks run one at a time, because several at
 * once exceed the memory of phones.
 * @throws the ImageErrors of `compressImage`, and `failed` when the worker crashes; the signal's
 *   reason when it is aborted, which terminates a worker that is running the task
 */
export const compress = (file: File, options: CompressOptions, signal?: AbortSignal) =>
  enqueue({ kind: 'compress', file, options }, signal) as Promise<CompressedImage>;

/** Runs `previewImage` in the same queue as {@link compress}; the caller closes the bitmap. */
export const preview = (file: Blob, side: number, signal?: AbortSignal) =>
  enqueue({ kind: 'preview', file, side }, signal) as Promise<ImageBitmap>;

/** Undefined before the first task, and after a termination. */
let starting: Promise<Worker | null> | undefined;
let last: Promise<unknown> = Promise.resolve();

function enqueue(task: WorkerTask, signal?: AbortSignal): Promise<WorkerResult> {
  const result = last.then(() => run(task, signal));
  last = result.catch(() => undefined);
  return result;
}

async function run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerResult> {
  signal?.throwIfAborted();
  starting ??= startWorker();
  const worker = await starting;
  signal?.throwIfAborted();
  // Without a usable worker the task runs on the main thread, which it blocks.
  if (!worker) return abortable({ signal }, async () => (await import('./tasks')).runTask(task));
  const terminate = () => {
    worker.terminate();
    starting = undefined;
  };
  return abortable({ signal }, (inner) => {
    // A decode cannot be aborted, so its worker is terminated.
    inner.addEventListener('abort', terminate, { once: true });
    return runInWorker(worker, task).catch((cause: unknown) => {
      if (cause instanceof ImageError && cause.code === 'failed') terminate();
      throw cause;
    });
  });
}

/** Resolves to null when the worker does not start or has no OffscreenCanvas. */
function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new ImageWorker();
    const giveUp = () => {
      worker.terminate();
      resolve(null);
    };
    worker.onerror = giveUp;
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if ('ready' in data && data.canDraw) resolve(worker);
      else giveUp();
    };
  });
}

function runInWorker(worker: Worker, task: WorkerTask): Promise<WorkerResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if ('result' in data) resolve(data.result);
      else reject(new ImageError('code' in data ? data.code : 'failed'));
    };
    // Fires when the worker crashes, mostly because memory ran out.
    worker.onerror = ({ message }) => reject(new ImageError('failed', message));
    worker.postMessage(task);
  });
}
