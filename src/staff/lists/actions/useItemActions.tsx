import { type Result, succeed } from '../../../lib/http/result';
import { restore } from '../../api/history/bin';
import { duplicate, endNow, remove } from '../../api/items/items';
import { RestoredMessage } from '../../history/changes/BinActions';
import { invalidateItems, removeFromCachedLists } from '../../items/itemCache';
import { useUndo } from '../../items/SavedMessage';
import { usePendingActions } from '../../items/useAction';
import type { TranslatedKind } from '../../kinds/kind';
import type { Listed } from '../../kinds/kinds';
import type { ItemRow, RowAction, UpdateAction } from '../list/itemRow';
import { DuplicatedMessage, EndedMessage, MovedToBinMessage } from '../messages';

type Target = Pick<ItemRow, 'kind' | 'id' | 'title'>;

const kindOf = ({ kind }: Target) => kind as TranslatedKind;

/**
 * Runs the actions on rows of the lists, one at a time for an item, and reports their results as
 * status messages.
 * @param path of the page that shows the messages
 * @returns `pendingAction` names the action running on a row; the caller hides
 *   `pendingDeletionIds`, which return on failure
 */
export function useItemActions(path: string) {
  const { pending, act, actOn } = usePendingActions<RowAction>(path);
  const undo = useUndo(path);

  const requests: Record<UpdateAction, (row: ItemRow) => Promise<Result<Listed>>> = {
    endNow: ({ kind, id }) => endNow(kind, id),
    duplicate: (row) => duplicate(kindOf(row), row.id),
  };

  const messageOf = (action: UpdateAction, row: ItemRow, item: Listed) => {
    const { kind, title, stored } = row;
    if (action === 'duplicate') {
      return <DuplicatedMessage kind={kindOf(row)} duplicate={item as Listed<TranslatedKind>} />;
    }
    return <EndedMessage kind={kind} title={title} onUndo={() => undo(kind, stored, item)} />;
  };

  const moveToBin = ({ kind, id, title }: Target) => {
    const refetch = () => invalidateItems(kind);
    const restoreItem = () =>
      act({
        title,
        request: () => restore({ kind, itemId: id }),
        message: (restored) => <RestoredMessage restored={restored} />,
        refetch,
      });
    void actOn(id, 'delete', {
      title,
      request: async () => {
        const result = movedOrGone(await remove(kind, id));
        if (result.success) removeFromCachedLists(kind, id);
        return result;
      },
      message: () => <MovedToBinMessage kind={kind} title={title} onUndo={restoreItem} />,
      refetch,
    });
  };

  const deletions = [...pending].filter(([, action]) => action === 'delete');
  return {
    pendingAction: ({ id }: Target): UpdateAction | undefined => {
      const action = pending.get(id);
      return action === 'delete' ? undefined : action;
    },
    pendingDeletionIds: new Set(deletions.map(([id]) => id)) as ReadonlySet<string>,
    run: (action: RowAction, row: ItemRow) => {
      if (action === 'delete') moveToBin(row);
      else
        void actOn(row.id, action, {
          title: row.title,
          request: () => requests[action](row),
          message: (item) => messageOf(action, row, item),
          refetch: () => invalidateItems(row.kind),
        });
    },
    moveToBin,
  };
}

/**
 * Turns `notFound` into a success, because an item that a colleague has moved to the bin counts as
 * moved.
 */
const movedOrGone = (result: Result<unknown>): Result<unknown> =>
  !result.success && result.code === 'notFound' ? succeed(null) : result;
