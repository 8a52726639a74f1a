import { useRef, useState } from 'react';

/**
 * Tracks which action is running on which item. `run` does nothing while one is running on any of
 * the ids, and rejects when `task` does.
 */
export function usePendingById<Action extends string>() {
  const [pending, setPending] = useState<ReadonlyMap<string, Action>>(new Map());
  // A ref, because a second click can come before React has rendered the state of the first.
  const running = useRef(new Map<string, Action>());

  const run = async (ids: string[], action: Action, task: () => Promise<void>): Promise<void> => {
    if (ids.some((id) => running.current.has(id))) return;
    for (const id of ids) running.current.set(id, action);
    setPending(new Map(running.current));
    try {
      await task();
    } finally {
      for (const id of ids) running.current.delete(id);
      setPending(new Map(running.current));
    }
  };
  return { pending, run };
}
