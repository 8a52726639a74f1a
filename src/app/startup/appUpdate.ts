import { createStore } from '../../lib/browser/store';

/** Puts the waiting release in the place of this one, and reloads the page. */
type ApplyUpdate = () => void;

/** What accepts a new release, once one is ready. */
export const appUpdate = createStore<ApplyUpdate | undefined>(undefined);
