import { createStore } from '../../lib/browser/store';

/** Applies the app update that is ready; undefined while there is none. */
export const appUpdate = createStore<(() => void) | undefined>(undefined);
