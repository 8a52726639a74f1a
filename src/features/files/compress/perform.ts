import { compressPicture, previewPicture } from './compressPicture';
import type { Made, Task } from './messages';

/** Does one task, in the worker or in a page whose browser's workers cannot draw. */
export const perform = (task: Task): Promise<Made> =>
  task.kind === 'compress'
    ? compressPicture(task.file, task.options)
    : previewPicture(task.file, task.side);
