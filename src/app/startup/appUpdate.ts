import { createStore } from '../../lib/browser/store';

type ApplyUpdate = () => void;

/** Applies the app update that is ready; undefined while there is none. */
export const appUpdate = createStore<ApplyUpdate | undefined>(undefined);
