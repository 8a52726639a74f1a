import { useEffect, useReducer } from 'react';
import { useMotion } from './useMotion';

export type Steps = ReturnType<typeof useSteps>;

/**
 * Holds an index that advances every `ms` milliseconds while `running`; not with fewer than two
 * items. A step restarts the interval; the index wraps around.
 * @param first the index at first; later changes of it have no effect
 * @returns `index`, and `next` and `previous`, which step while the rotation stands still, too
 */
export function useSteps(count: number, ms: number, running: boolean, first = 0) {
  const last = Math.max(count - 1, 0);
  const [current, step] = useReducer(
    // From the item that is shown, because the list may have become shorter.
    (from: number, by: number) => (Math.min(from, last) + by + count) % Math.max(count, 1),
    first,
  );
  const index = Math.min(current, last);
  // Depends on the index, so that `next` and `previous` restart the timer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setTimeout(() => step(1), ms);
    return () => clearTimeout(timer);
  }, [running, count, ms, index]);
  return {
    index,
    next: () => step(1),
    previous: () => step(-1),
  };
}

/**
 * Shows items in turn (R9.31): advances every `ms` milliseconds, unless {@link useMotion} stops the
 * rotation or there are fewer than two items.
 * @returns `index`, `next` and `previous` of {@link useSteps}, and what {@link useMotion} returns
 */
export function useRotation(count: number, ms: number) {
  const motion = useMotion();
  return { ...motion, ...useSteps(count, ms, motion.running) };
}
