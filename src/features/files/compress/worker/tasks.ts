import { compressImage, previewImage } from '../compressImage';
import type { CompressedImage, CompressOptions, ImageErrorCode } from '../types';

/** What the page asks of the worker. */
export type Task =
  | { kind: 'compress'; file: File; options: CompressOptions }
  | { kind: 'preview'; file: Blob; side: number };

/** An image to publish, or one to look at. */
export type TaskResult = CompressedImage | ImageBitmap;

/** What the worker posts. Its first message says whether it can draw at all. */
export type Reply =
  | { ready: true; able: boolean }
  | { result: TaskResult }
  | { code: ImageErrorCode };

/** Runs one task, in the worker or in the page of a browser whose workers cannot draw. */
export const runTask = (task: Task): Promise<TaskResult> =>
  task.kind === 'compress'
    ? compressImage(task.file, task.options)
    : previewImage(task.file, task.side);
