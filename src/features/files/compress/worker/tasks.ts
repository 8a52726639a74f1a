import { compressImage, previewImage } from '../compressImage';
import type { CompressedImage, CompressOptions, ImageErrorCode } from '../types';

/** A message to the worker. */
export type Task =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

/** The result of `compress` or of `preview`. */
export type TaskResult = CompressedImage | ImageBitmap;

/** A message from the worker. The first one reports whether the worker has OffscreenCanvas. */
export type Reply =
  | { ready: true; canDraw: boolean }
  | { result: TaskResult }
  | { code: ImageErrorCode };

/** Runs one task: in the worker, or on the main thread where workers have no OffscreenCanvas. */
export const runTask = (task: Task): Promise<TaskResult> =>
  task.kind === 'compress'
    ? compressImage(task.file, task.options)
    : previewImage(task.file, task.side);
