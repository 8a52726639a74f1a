import { useEffect, useReducer } from 'react';
import { type Motion, useMotion } from './useMotion';

/** One round of steps; `next` and `previous` also work while it stands still. */
export interface Steps {
  index: number;
  next: () => void;
  previous: () => void;
}

/** Steps through `count` items from item `first`, every `ms` milliseconds while `running`. */
export function useSteps(count: number, ms: number, running: boolean, first = 0): Steps {
  const [index, step] = useReducer(
    (current: number, by: number) => (count === 0 ? 0 : (current + by + count) % count),
    first,
  );
  // Depends on the index, so that a step by hand gives the item its full time.
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

/** The one rotation of the site (spec 2 and 9): steps that a Motion governs. */
export function useRotation(count: number, ms: number): Rotation {
  const motion = useMotion();
  return { ...motion, ...useSteps(count, ms, motion.running) };
}
