import { useRef, useState } from 'react';

/**
 * Which action is running on which item. An item takes one action at a time: `run` does nothing while
 * one of its items has an action running.
 * @returns `pending`, the running actions by the item's id, and `run`
 */
export function usePendingById<Action extends string>() {
  const [pending, setPending] = useState<ReadonlyMap<string, Action>>(new Map());
  // A second click can come before the first is rendered, so the state is too old to check.
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
