import { useEffect, useReducer } from 'react';
import { type Motion, useMotion } from './useMotion';

/** The current index, and handlers that also work while the rotation is paused. */
export interface Steps {
  index: number;
  next: () => void;
  previous: () => void;
}

/**
 * Steps through `count` items from index `first` and back to the first, every `ms` milliseconds while
 * `running`. The index is 0 where `count` is 0.
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

export type Rotation = Steps & Motion;

/** Steps that run as {@link useMotion} allows (R9.31). */
export function useRotation(count: number, ms: number): Rotation {
  const motion = useMotion();
  return { ...motion, ...useSteps(count, ms, motion.running) };
}
