import { type Result, succeed } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { type BinItem, restore } from '../../data/history/bin';
import { invalidateItems } from '../../items/itemCache';
import { usePendingById } from '../actions/useItemActions';
import { BinEmptiedMessage, DeletedMessage, RestoredMessage, useNotifyResult } from '../messages';
import { type DeletedFiles, deletePermanently } from './deletePermanently';

export type BinAction = 'restore' | 'remove';

/**
 * Restores and deletes items of the bin, and notifies (decision 0019). An item has one action at a
 * time.
 */
export function useBinActions() {
  const notifyResult = useNotifyResult('/admin/bin');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<BinAction>();
  const refreshLists = () => Promise.all([invalidateItems('news'), invalidateItems('notices')]);

  /** `notFound` counts as success, because a colleague has deleted or restored the item. */
  const remove = async (item: BinItem): Promise<Result<DeletedFiles>> => {
    const result = await withReauthentication(() => deletePermanently(item));
    return !result.success && result.code === 'notFound' ? succeed('noFiles') : result;
  };

  const restoreOne = async (item: BinItem) => {
    const result = await withReauthentication(() => restore(item));
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
    let result: Result<DeletedFiles> = succeed('noFiles');
    let title = '';
    let orphanedFiles = false;
    for (const item of items) {
      result = await remove(item);
      title = item.title;
      if (!result.success) break;
      orphanedFiles ||= result.data === 'someOrphaned';
    }
    notifyResult(title, result, () => (
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
