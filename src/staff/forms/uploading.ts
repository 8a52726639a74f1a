import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/browser/store';
import { askBeforeClosing } from './unsavedWork';

/** Number of files on their way. A store, because fields upload and the form around them saves. */
export const uploading = createStore(0);

askBeforeClosing(() => uploading.now() > 0);

/** Returns whether a file is on its way, because a form that was saved now would lack it. */
export const useIsUploading = (): boolean =>
  useSyncExternalStore(uploading.subscribe, () => uploading.now() > 0);
