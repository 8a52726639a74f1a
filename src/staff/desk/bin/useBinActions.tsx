import { type Result, succeed } from '../../../lib/http/result';
import { type BinItem, restore } from '../../data/history/bin';
import { invalidateItems } from '../../items/itemCache';
import { useAction } from '../../items/useAction';
import { usePendingById } from '../actions/useItemActions';
import { DeletedMessage, RestoredMessage } from '../messages';
import { type DeletedFiles, deletePermanently } from './deletePermanently';

export type BinAction = 'restore' | 'remove';

/**
 * Restores and deletes items of the bin, and notifies (decision 0019). An item has one action at a
 * time.
 */
export function useBinActions() {
  const act = useAction('/admin/bin');
  const { pending, run } = usePendingById<BinAction>();

  const restoreOne = (item: BinItem) =>
    act({
      title: item.title,
      request: () => restore(item),
      message: (restored) => <RestoredMessage restored={restored} />,
      refetch: () => invalidateItems(item.kind),
    });

  const removeOne = (item: BinItem) =>
    act({
      title: item.title,
      request: async (): Promise<Result<DeletedFiles>> => {
        const result = await deletePermanently(item);
        // A colleague has deleted or restored the item.
        return !result.success && result.code === 'notFound' ? succeed('noFiles') : result;
      },
      message: (files) => <DeletedMessage item={item} files={files} />,
      refetch: () => invalidateItems(item.kind),
    });

  return {
    pendingAction: ({ id }: BinItem) => pending.get(id),
    restore: (item: BinItem) => void run([item.id], 'restore', () => restoreOne(item)),
    remove: (item: BinItem) => void run([item.id], 'remove', () => removeOne(item)),
  };
}
