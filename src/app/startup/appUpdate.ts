import { createStore } from '../../lib/browser/store';

/** Store of the function that applies the app update which is ready; undefined while there is none. */
export const appUpdate = createStore<(() => void) | undefined>(undefined);
