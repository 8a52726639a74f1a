import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns `serverValue` in prerendered HTML and during hydration, then `clientValue`: for the
 * clock, local storage and the hash. Re-renders only if the values differ.
 * @param clientValue the same reference for as long as the value is the same
 */
export const useClientValue = <Value>(clientValue: Value, serverValue: Value): Value =>
  useSyncExternalStore(
    subscribeToNothing,
    () => clientValue,
    () => serverValue,
  );
