import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only this browser has (its clock, its storage, the hash of its URL): the prerendered
 * HTML and its hydration have another one in its place. React re-renders only where the two differ.
 * @param here has to be the same reference while the value is the same
 * @param prerendered the value of the prerendered HTML
 */
export const useClientValue = <Value>(here: Value, prerendered: Value): Value =>
  useSyncExternalStore(
    never,
    () => here,
    () => prerendered,
  );
