import { type Result, succeed } from '../../../lib/http/result';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { type BinItem, restore } from '../../data/history/bin';
import { invalidateItems } from '../../items/itemCache';
import { useAction } from '../../items/useAction';
import { usePendingById } from '../actions/useItemActions';
import { BinEmptiedMessage, DeletedMessage, RestoredMessage } from '../messages';
import { type DeletedFiles, deletePermanently } from './deletePermanently';

export type BinAction = 'restore' | 'remove';

/**
 * Restores and deletes items of the bin, and notifies (decision 0019). An item has one action at a
 * time.
 */
export function useBinActions() {
  const act = useAction('/admin/bin');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<BinAction>();
  const refetch = () => Promise.all([invalidateItems('news'), invalidateItems('notices')]);

  /** `notFound` counts as success, because a colleague has deleted or restored the item. */
  const remove = async (item: BinItem): Promise<Result<DeletedFiles>> => {
    const result = await deletePermanently(item);
    return !result.success && result.code === 'notFound' ? succeed('noFiles') : result;
  };

  const restoreOne = (item: BinItem) =>
    act({
      title: item.title,
      request: () => restore(item),
      message: (restored) => <RestoredMessage restored={restored} />,
      refetch,
    });

  const removeOne = (item: BinItem) =>
    act({
      title: item.title,
      request: () => remove(item),
      message: (files) => <DeletedMessage item={item} files={files} />,
      refetch,
    });

  /** Stops at the first failure. */
  const removeAll = async (items: BinItem[]) => {
    let result: Result<DeletedFiles> = succeed('noFiles');
    let title = '';
    let orphanedFiles = false;
    for (const item of items) {
      result = await withReauthentication(() => remove(item));
      title = item.title;
      if (!result.success) break;
      orphanedFiles ||= result.data === 'someOrphaned';
    }
    await act({
      title,
      request: async () => result,
      message: () => <BinEmptiedMessage count={items.length} orphanedFiles={orphanedFiles} />,
      refetch,
    });
  };

  const idsOf = (items: BinItem[]) => items.map(({ id }) => id);
  return {
    pendingAction: ({ id }: BinItem) => pending.get(id),
    restore: (item: BinItem) => void run([item.id], 'restore', () => restoreOne(item)),
    remove: (item: BinItem) => void run([item.id], 'remove', () => removeOne(item)),
    removeAll: (items: BinItem[]) => void run(idsOf(items), 'remove', () => removeAll(items)),
  };
}
