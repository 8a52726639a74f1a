import { type ReactNode, useRef, useState } from 'react';
import type { Result } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import type { ItemType } from '../../items/item';
import { invalidateItems } from '../../items/itemCache';
import type { ItemAction, ItemRow } from '../list/itemRow';
import { useNotifyResult } from '../messages';

/** Each returns the text of the notification after a success. */
export type ItemActions = Partial<Record<ItemAction, (row: ItemRow) => Promise<Result<ReactNode>>>>;

/**
 * Runs actions on the rows of a list, notifies of the success or the error (R8.3, R8.4) and
 * refetches the lists. An item has one action at a time.
 */
export function useItemActions(kind: ItemType, actions: ItemActions) {
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<ItemAction>();
  return {
    pending,
    run: (action: ItemAction, row: ItemRow) =>
      void run([row.id], action, async () => {
        const start = actions[action];
        if (!start) return;
        const result = await withReauthentication(() => start(row));
        notifyResult(row.title, result, (message) => message);
        // Also after a failure, because a colleague may have deleted the item, or the response was lost.
        await invalidateItems(kind);
      }),
  };
}

export const mapData = <T,>(result: Result<T>, map: (data: T) => ReactNode): Result<ReactNode> =>
  result.success ? { ...result, data: map(result.data) } : result;

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
