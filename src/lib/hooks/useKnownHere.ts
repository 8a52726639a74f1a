import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only this browser knows (its clock, its storage, the anchor in its address), once the finished
 * HTML of a page has been taken over, which has something else in its place. Where both are the same
 * nothing is drawn anew.
 * @param here a value that stays the same for as long as what it says does
 */
export const useKnownHere = <Value>(here: Value, finished: Value): Value =>
  useSyncExternalStore(
    never,
    () => here,
    () => finished,
  );
