import { succeed } from '../../../lib/http/result';
import { restore } from '../../../services/history/bin';
import * as news from '../../../services/news/newsAdmin';
import * as notices from '../../../services/notices/noticesAdmin';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems, removeFromCachedLists } from '../../items/itemCache';
import type { ItemType } from '../../items/itemType';
import type { ItemRow } from '../list/itemRow';
import { MovedToBinMessage } from '../messages/MovedToBinMessage';
import { RestoredMessage } from '../messages/RestoredMessage';
import { useNotifyResult } from './useNotifyResult';
import { usePendingById } from './usePendingById';

const removers = { news: news.remove, notices: notices.remove };

interface Item {
  kind: ItemType;
  row: ItemRow;
}

/** Moves items to the bin, and back by «Undo» in the notification (decision 0019). */
export function useMoveToBin() {
  const notifyResult = useNotifyResult('/admin/dashboard');
  const reauthenticated = useReauthentication();
  const { pending, run } = usePendingById<'delete'>();

  const undo = async ({ kind, row }: Item) => {
    const result = await reauthenticated(() => restore(row.id));
    notifyResult(row.title, result, (restored) => <RestoredMessage restored={restored} />);
    await invalidateItems(kind);
  };

  const moveToBin = async (item: Item) => {
    const { kind, row } = item;
    const result = await reauthenticated(() => removers[kind](row.id));
    // `notFound`: a colleague has deleted it, so that it is in the bin as well.
    const moved = result.success || result.code === 'notFound' ? succeed(null) : result;
    if (moved.success) removeFromCachedLists(kind, row.id);
    notifyResult(row.title, moved, () => (
      <MovedToBinMessage kind={kind} title={row.title} onUndo={() => undo(item)} />
    ));
    // The row stays hidden until the list has been fetched without it; after a failure it returns at once.
    if (result.success) await invalidateItems(kind);
    else void invalidateItems(kind);
  };

  return {
    /** Items that are being moved to the bin. */
    pendingDeletionIds: new Set(pending.keys()) as ReadonlySet<string>,
    moveToBin: (item: Item) => void run([item.row.id], 'delete', () => moveToBin(item)),
  };
}
