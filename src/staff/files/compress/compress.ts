import { type CompressOptions, ImageError } from './image';
import type { WorkerReply, WorkerTask } from './worker';
import ImageWorker from './worker?worker';

/**
 * Compresses an image as `compressImage` does, in a worker of its own (decision 0009). At the end
 * it terminates the worker, which stops an aborted compression, and frees the bitmaps that
 * browser-image-compression leaves open.
 * @throws the ImageErrors of `compressImage`, and `failed` for its other errors and when the worker
 *   does not start or crashes; the signal's reason when it is aborted
 */
export async function compress(
  file: File,
  options: CompressOptions,
  signal: AbortSignal,
): Promise<File> {
  signal.throwIfAborted();
  const worker = new ImageWorker();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
        if ('file' in data) resolve(data.file);
        else reject(new ImageError(data.code));
      };
      // Fires when the worker cannot be fetched or crashes, mostly because memory ran out.
      worker.onerror = ({ message }) => reject(new ImageError('failed', message));
      worker.postMessage({ file, options } satisfies WorkerTask);
    });
  } finally {
    worker.terminate();
  }
}
