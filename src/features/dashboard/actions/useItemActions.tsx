import type { ReactNode } from 'react';
import type { Result } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import type { ItemType } from '../../items/itemType';
import type { ItemAction, ItemRow } from '../list/itemRow';
import { useNotifyResult } from './useNotifyResult';
import { usePendingById } from './usePendingById';

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
