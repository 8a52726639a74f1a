import { compressImage, previewImage } from '../compressImage';
import type { CompressedImage, CompressOptions, ImageErrorCode } from '../types';

/** A message to the worker. */
export type WorkerTask =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

/** The result of `compress` or of `preview`. */
export type WorkerResult = CompressedImage | ImageBitmap;

/** A message from the worker. The first one reports whether the worker has OffscreenCanvas. */
export type WorkerReply =
  | { ready: true; canDraw: boolean }
  | { result: WorkerResult }
  | { code: ImageErrorCode };

/**
 * Runs a task in the calling thread: in the worker, or on the main thread where workers have no
 * OffscreenCanvas.
 * @returns a CompressedImage for `compress`, an ImageBitmap for `preview`, which the caller closes
 * @throws ImageError as {@link compressImage} and {@link previewImage} do
 */
export const runTask = (task: WorkerTask): Promise<WorkerResult> =>
  task.kind === 'compress'
    ? compressImage(task.file, task.options)
    : previewImage(task.file, task.side);
