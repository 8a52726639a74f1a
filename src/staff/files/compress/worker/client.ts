import { abortable } from '../../../../lib/http/abortable';
import { type CompressedImage, type CompressOptions, ImageError } from '../types';
import type { WorkerReply, WorkerResult, WorkerTask } from './worker';
import ImageWorker from './worker?worker';

/**
 * Runs `compressImage` in a worker (decision 0009). Tasks run one at a time, because several at
 * once exceed the memory of phones.
 * @throws the ImageErrors of `compressImage`, and `failed` when the worker does not start or crashes;
 *   the signal's reason when it is aborted, which terminates a worker that is running the task
 */
export const compress = (file: File, options: CompressOptions, signal?: AbortSignal) =>
  enqueue({ kind: 'compress', file, options }, signal) as Promise<CompressedImage>;

/** Runs `previewImage` in the same queue as {@link compress}; the caller closes the bitmap. */
export const preview = (file: Blob, side: number, signal?: AbortSignal) =>
  enqueue({ kind: 'preview', file, side }, signal) as Promise<ImageBitmap>;

/** Running worker; undefined before the first task, and after a termination. */
let started: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

function enqueue(task: WorkerTask, signal?: AbortSignal): Promise<WorkerResult> {
  const result = last.then(() => run(task, signal));
  last = result.catch(() => undefined);
  return result;
}

function run(task: WorkerTask, signal?: AbortSignal): Promise<WorkerResult> {
  signal?.throwIfAborted();
  started ??= new ImageWorker();
  const worker = started;
  const terminate = () => {
    worker.terminate();
    started = undefined;
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

function runInWorker(worker: Worker, task: WorkerTask): Promise<WorkerResult> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      if ('result' in data) resolve(data.result);
      else reject(new ImageError(data.code));
    };
    // Fires when the worker cannot be fetched or crashes, mostly because memory ran out.
    worker.onerror = ({ message }) => reject(new ImageError('failed', message));
    worker.postMessage(task);
  });
}
