import { succeed } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import * as alerts from '../../data/alerts/alertsAdmin';
import { restore } from '../../data/history/bin';
import * as news from '../../data/news/newsAdmin';
import * as notices from '../../data/notices/noticesAdmin';
import type { ItemType } from '../../items/item';
import { invalidateItems, removeFromCachedLists } from '../../items/itemCache';
import type { ItemRow } from '../list/itemRow';
import { MovedToBinMessage, RestoredMessage, useNotifyResult } from '../messages';
import { usePendingById } from './useItemActions';

const moveItem = { news: news.remove, notices: notices.remove, alerts: alerts.remove };

interface Target {
  kind: ItemType;
  row: Pick<ItemRow, 'id' | 'title'>;
}

/**
 * Moves items to the bin and notifies; “Undo” in the notification restores them (R6.2, decision
 * 0019). `pendingDeletionIds` are being moved, and their rows hidden; after a failure a row
 * returns.
 */
export function useMoveToBin() {
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<'delete'>();

  const undo = async ({ kind, row }: Target) => {
    const result = await withReauthentication(() => restore({ kind, id: row.id }));
    notifyResult(row.title, result, (restored) => <RestoredMessage restored={restored} />);
    await invalidateItems(kind);
  };

  const moveToBin = async (target: Target) => {
    const { kind, row } = target;
    const result = await withReauthentication(() => moveItem[kind](row.id));
    // `notFound` counts as success, because a colleague has moved the item to the bin.
    const moved = result.success || result.code === 'notFound' ? succeed(null) : result;
    if (moved.success) removeFromCachedLists(kind, row.id);
    notifyResult(row.title, moved, () => (
      <MovedToBinMessage kind={kind} title={row.title} onUndo={() => undo(target)} />
    ));
    // On success the row stays hidden until the lists are refetched; after a failure it returns immediately.
    if (result.success) await invalidateItems(kind);
    else void invalidateItems(kind);
  };

  return {
    pendingDeletionIds: new Set(pending.keys()) as ReadonlySet<string>,
    moveToBin: (target: Target) => void run([target.row.id], 'delete', () => moveToBin(target)),
  };
}
