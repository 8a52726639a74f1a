import { type CompressedImage, type CompressOptions, ImageError } from '../types';
import type { WorkerReply, WorkerTask } from './worker';
import ImageWorker from './worker?worker';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `compressImage` in a worker (decision 0009). Tasks run one at a time, because several at
 * once exceed the memory of phones; each in a worker of its own, whose end aborts it and frees the
 * bitmaps that browser-image-compression leaves open.
 * @throws the ImageErrors of `compressImage`, and `failed` when the worker does not start or
 *   crashes; the signal's reason when it is aborted
 */
export function compress(
  file: File,
  options: CompressOptions,
  signal: AbortSignal,
): Promise<CompressedImage> {
  const result = last.then(() => run({ file, options }, signal));
  last = result.catch(() => undefined);
  return result;
}

async function run(task: WorkerTask, signal: AbortSignal): Promise<CompressedImage> {
  signal.throwIfAborted();
  const worker = new ImageWorker();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
        if ('result' in data) resolve(data.result);
        else reject(new ImageError(data.code));
      };
      // Fires when the worker cannot be fetched or crashes, mostly because memory ran out.
      worker.onerror = ({ message }) => reject(new ImageError('failed', message));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
