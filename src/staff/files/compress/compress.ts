import { type CompressOptions, ImageError } from './image';
import type { WorkerReply, WorkerTask } from './worker';
import ImageWorker from './worker?worker';

/**
 * Runs `compressImage` in a worker of its own for each image (decision 0009). The end of the worker
 * aborts it, and frees the bitmaps that browser-image-compression leaves open.
 * @throws the ImageErrors of `compressImage`, and `failed` when the worker does not start or
 *   crashes; the signal's reason when it is aborted
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
