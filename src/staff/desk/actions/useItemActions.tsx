import { type ReactNode, useRef, useState } from 'react';
import { type Result, succeed } from '../../../lib/http/result';
import { restore } from '../../data/history/bin';
import { duplicate, endNow, publishNow, remove, update } from '../../data/items/items';
import { invalidateItems, removeFromCachedLists } from '../../items/itemCache';
import { SavedMessage } from '../../items/SavedMessage';
import { useAction } from '../../items/useAction';
import { useUndo } from '../../items/useUndo';
import { definitionOf, type Item, type Listed, type TranslatedKind } from '../../kinds/kinds';
import type { ItemAction, ItemRow, RowAction } from '../list/itemRow';
import { DuplicatedMessage, EndedMessage, MovedToBinMessage, RestoredMessage } from '../messages';
import { useTitlesOfCopy } from './useTitlesOfCopy';

type Target = Pick<ItemRow, 'kind' | 'id' | 'title'>;

const kindOf = ({ kind }: Target) => kind as TranslatedKind;

/**
 * The actions on rows of the lists. An item has one action at a time.
 * @param path of the page that shows their results
 * @returns `pendingDeletionIds` are being moved to the bin, and their rows hidden; after a failure
 *   a row returns
 */
export function useItemActions(path: string) {
  const act = useAction(path);
  const undo = useUndo(path);
  const titlesOfCopy = useTitlesOfCopy();
  const { pending, run } = usePendingById<RowAction>();

  const call = <T,>(
    { kind, title }: Target,
    request: () => Promise<Result<T>>,
    message: (data: T) => ReactNode,
  ) => act({ title, request, message, refetch: () => invalidateItems(kind) });

  const save = (row: ItemRow, request: () => Promise<Result<Listed>>) => {
    const { kind, stored } = row;
    return call(row, request, (item) => (
      <SavedMessage
        kind={kind}
        item={item}
        before={stored}
        onUndo={() => undo(kind, stored, item)}
      />
    ));
  };

  const actions: Record<ItemAction, (row: ItemRow) => Promise<unknown>> = {
    publish: (row) => save(row, () => publishNow(row.kind, row.id)),
    schedule: (row) => save(row, () => schedule(row)),
    toDraft: (row) => save(row, () => update(kindOf(row), row.id, { status: 'draft' })),
    endNow: (row) =>
      call(
        row,
        () => endNow(row.kind, row.id),
        (ended) => (
          <EndedMessage
            kind={row.kind}
            title={row.title}
            onUndo={() => undo(row.kind, row.stored, ended)}
          />
        ),
      ),
    duplicate: (row) =>
      call(
        row,
        async () => duplicate(kindOf(row), row.id, await titlesOfCopy()),
        ({ id, title }) => <DuplicatedMessage kind={kindOf(row)} id={id} title={title} />,
      ),
  };

  const moveToBin = (row: Target) => {
    const { kind, id, title } = row;
    const restoreItem = () =>
      call(
        row,
        () => restore({ kind, id }),
        (restored) => <RestoredMessage restored={restored} />,
      );
    return call(
      row,
      async () => {
        const result = movedOrGone(await remove(kind, id));
        if (result.success) removeFromCachedLists(kind, id);
        return result;
      },
      () => <MovedToBinMessage kind={kind} title={title} onUndo={restoreItem} />,
    );
  };

  const deletions = [...pending].filter(([, action]) => action === 'delete');
  return {
    pendingAction: ({ id }: Target): ItemAction | undefined => {
      const action = pending.get(id);
      return action === 'delete' ? undefined : action;
    },
    pendingDeletionIds: new Set(deletions.map(([id]) => id)) as ReadonlySet<string>,
    run: (action: ItemAction, row: ItemRow) =>
      void run([row.id], action, () => actions[action](row)),
    moveToBin: (row: Target) => void run([row.id], 'delete', () => moveToBin(row)),
  };
}

/** At the date that the draft has. */
const schedule = (row: ItemRow): Promise<Result<Listed>> => {
  const { from } = definitionOf(row.kind).period;
  const columns = { status: 'published', [from]: row.scheduledFor?.toISOString() };
  return update(row.kind, row.id, columns as Partial<Item>);
};

/** An item that a colleague has moved to the bin already counts as moved. */
const movedOrGone = (result: Result<unknown>): Result<unknown> =>
  !result.success && result.code === 'notFound' ? succeed(null) : result;

/**
 * Tracks which action is running on which item. `run` does nothing while one is running on any of
 * the ids, and rejects when `task` does.
 */
export function usePendingById<Action extends string>() {
  const [pending, setPending] = useState<ReadonlyMap<string, Action>>(new Map());
  // A ref, because a second click can come before React has rendered the state of the first.
  const running = useRef(new Map<string, Action>());

  const run = async (
    ids: string[],
    action: Action,
    task: () => Promise<unknown>,
  ): Promise<void> => {
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
