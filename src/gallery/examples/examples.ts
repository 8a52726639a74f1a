import { actions } from './actions';
import { dialog } from './dialog';
import type { Examples } from './example';
import { feedback } from './feedback';
import { forms } from './forms';
import { layout } from './layout';
import { navigation } from './navigation';
import { page } from './page';
import { text } from './text';

/** The examples of every component of `src/ui`, by component; one file for each folder. */
export const examples: ReadonlyMap<unknown, Examples> = new Map([
  ...actions,
  ...dialog,
  ...feedback,
  ...forms,
  ...layout,
  ...navigation,
  ...page,
  ...text,
]);
