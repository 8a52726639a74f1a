import { compressImage, previewImage } from '../compressImage';
import type { CompressedImage, CompressOptions, ImageErrorCode } from '../types';

export type WorkerTask =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

export type WorkerResult = CompressedImage | ImageBitmap;

/** The first message reports whether the worker has OffscreenCanvas. */
export type WorkerReply =
  | { ready: true; canDraw: boolean }
  | { result: WorkerResult }
  | { code: ImageErrorCode };

/**
 * Runs a task in the calling thread: in the worker, or on the main thread if workers have no
 * OffscreenCanvas. The caller closes an ImageBitmap.
 */
export const runTask = (task: WorkerTask): Promise<WorkerResult> =>
  task.kind === 'compress'
    ? compressImage(task.file, task.options)
    : previewImage(task.file, task.side);
