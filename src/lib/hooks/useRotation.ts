import { useEffect, useReducer } from 'react';
import { type Motion, useMotion } from './useMotion';

/** The current index, and handlers that also work while the rotation is paused. */
export interface Steps {
  /** The current index, from 0; 0 if there are no items. */
  index: number;
  /** Steps to the next index and restarts the interval; after the last index comes 0. */
  next: () => void;
  /** Steps to the previous index and restarts the interval; before 0 comes the last index. */
  previous: () => void;
}

/**
 * Returns an index from 0 to `count - 1` that advances every `ms` milliseconds while `running` is true,
 * and functions that change it. With fewer than two items there is no timer, and the index is 0.
 * @param first the index at first; later changes of it have no effect
 */
export function useSteps(count: number, ms: number, running: boolean, first = 0): Steps {
  const [index, step] = useReducer(
    (current: number, by: number) => (count === 0 ? 0 : (current + by + count) % count),
    first,
  );
  // Depends on the index, so that `next` and `previous` restart the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setTimeout(() => step(1), ms);
    return () => clearTimeout(timer);
  }, [running, count, ms, index]);
  return {
    index: Math.min(index, Math.max(count - 1, 0)),
    next: () => step(1),
    previous: () => step(-1),
  };
}

/** The state of a rotation: its index and steps, whether it runs, and its event handlers. */
export type Rotation = Steps & Motion;

/**
 * Returns the steps of {@link useSteps} from index 0 together with the state of {@link useMotion}, which
 * decides when they advance (R9.31).
 * @param count number of items
 * @param ms milliseconds between two steps
 */
export function useRotation(count: number, ms: number): Rotation {
  const motion = useMotion();
  return { ...motion, ...useSteps(count, ms, motion.running) };
}
