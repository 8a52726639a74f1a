import type { ReactNode } from 'react';
import type { Result } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import type { ItemType } from '../../items/itemType';
import type { ItemAction, ItemRow } from '../list/itemRow';
import { useNotifyResult } from './useNotifyResult';
import { usePendingById } from './usePendingById';

/** The actions on the items of a list; each returns the text of the notification after a success. */
export type ItemActions = Partial<Record<ItemAction, (row: ItemRow) => Promise<Result<ReactNode>>>>;

/**
 * Runs actions on the rows of a list and notifies of the success or the error (R8.3, R8.4). The lists are
 * refetched after each action, a failed one too.
 * @returns `pending`, a map of the running actions by item id; `run`, which starts an action on a row and
 *   does nothing while one is running on it, or where the list does not have the action
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

/** Returns the Result with its data converted; a Failure unchanged. */
export const mapData = <T,>(result: Result<T>, map: (data: T) => ReactNode): Result<ReactNode> =>
  result.success ? { ...result, data: map(result.data) } : result;
