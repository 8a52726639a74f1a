import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the finished HTML of a page is taken over, true ever after: what only this browser
 * knows (its clock, its storage, the anchor in its address) is shown from then on.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
