import { type Result, succeed } from '../../../lib/http/result';
import { type BinItem, restore } from '../../../services/history/bin';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import { useNotifyResult } from '../actions/useNotifyResult';
import { usePendingById } from '../actions/usePendingById';
import { BinEmptiedMessage } from '../messages/BinEmptiedMessage';
import { DeletedMessage } from '../messages/DeletedMessage';
import { RestoredMessage } from '../messages/RestoredMessage';
import { type DeletedFiles, deletePermanently } from './deletePermanently';

export type BinAction = 'restore' | 'remove';

/** Restores an item of the bin, deletes one permanently, or empties the bin; notifies of the result. */
export function useBinActions() {
  const notifyResult = useNotifyResult('/admin/bin');
  const reauthenticated = useReauthentication();
  const { pending, run } = usePendingById<BinAction>();
  const refreshLists = () => Promise.all([invalidateItems('news'), invalidateItems('notices')]);

  /** `notFound` counts as deleted, because a colleague was faster. */
  const remove = async (item: BinItem): Promise<Result<DeletedFiles>> => {
    const result = await reauthenticated(() => deletePermanently(item));
    return !result.success && result.code === 'notFound' ? succeed('noFiles') : result;
  };

  const restoreOne = async (item: BinItem) => {
    const result = await reauthenticated(() => restore(item.id));
    notifyResult(item.title, result, (restored) => <RestoredMessage restored={restored} />);
    await refreshLists();
  };

  const removeOne = async (item: BinItem) => {
    const result = await remove(item);
    notifyResult(item.title, result, (files) => <DeletedMessage item={item} files={files} />);
    await refreshLists();
  };

  /** Stops at the first failure. */
  const removeAll = async (items: BinItem[]) => {
    let last: Result<DeletedFiles> = succeed('noFiles');
    let title = '';
    let orphanedFiles = false;
    for (const item of items) {
      last = await remove(item);
      title = item.title;
      if (!last.success) break;
      orphanedFiles ||= last.data === 'someOrphaned';
    }
    notifyResult(title, last, () => (
      <BinEmptiedMessage count={items.length} orphanedFiles={orphanedFiles} />
    ));
    await refreshLists();
  };

  const idsOf = (items: BinItem[]) => items.map(({ id }) => id);
  return {
    pendingAction: ({ id }: BinItem) => pending.get(id),
    restore: (item: BinItem) => void run([item.id], 'restore', () => restoreOne(item)),
    remove: (item: BinItem) => void run([item.id], 'remove', () => removeOne(item)),
    removeAll: (items: BinItem[]) => void run(idsOf(items), 'remove', () => removeAll(items)),
  };
}
