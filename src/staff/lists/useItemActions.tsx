import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../lib/i18n/dynamicKey';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { AppLink } from '../../ui/navigation/AppLink';
import { BIN_DAYS, restoreFromBin } from '../api/history';
import { endNow, moveToBin } from '../api/items/items';
import { RestoredMessage } from '../history/changes/BinActions';
import { invalidateItems } from '../items/itemCache';
import { useUndoVisibility } from '../items/SavedMessage';
import { UndoButton } from '../items/UndoButton';
import { useAction } from '../items/useAction';
import type { AnyItem, Kind } from '../kinds/kind';

/** An item with the columns of lists, and its title in the language of the interface. */
export interface Target {
  kind: Kind;
  item: AnyItem;
  title: string;
}

/**
 * Runs the actions on items, and shows their outcome as messages. `end` ends an item at once,
 * because “Undo” takes it back. Before an item is moved to the bin, `dialog` asks (decision 0019).
 * @param path of the page that shows the messages
 * @returns `end`; `askToDelete`, which opens `dialog`; `dialog`, which the caller renders;
 *   `busyId`, the id of the item whose action is running
 */
export function useItemActions(path: string) {
  const { t } = useTranslation(['admin', 'history', 'kinds']);
  const act = useAction(path);
  const undo = useUndoVisibility(path);
  const [busyId, setBusyId] = useState<string>();
  const [asked, setAsked] = useState<Target | null>(null);

  /** Ends an item now, and offers to undo it. */
  const end = ({ kind, item, title }: Target) => {
    const id = String(item.id);
    setBusyId(id);
    void act({
      title,
      request: () => endNow(kind, id),
      message: (ended) => (
        <>
          <p>{textAt(t, `kinds:${kind}.done.endNow`, { title })}</p>
          <UndoButton title={title} onUndo={() => undo(kind, item, ended)} />
        </>
      ),
      refetch: () => invalidateItems(kind),
    }).finally(() => setBusyId(undefined));
  };

  /** Moves an item to the bin, and offers to restore it. */
  const moveWithUndo = ({ kind, item, title }: Target) => {
    const id = String(item.id);
    const refetch = () => invalidateItems(kind);
    const restoreItem = () =>
      act({
        title,
        request: () => restoreFromBin({ kind, itemId: id }),
        message: (restored) => <RestoredMessage restored={restored} />,
        refetch,
      });
    setBusyId(id);
    void act({
      title,
      request: () => moveToBin(kind, id),
      message: () => (
        <>
          <p>{t(`kinds:${kind}.done.binned`, { title })}</p>
          <UndoButton takesLostFocus title={title} onUndo={restoreItem} />
          <AppLink to="/admin/log?show=bin">{t('history:bin.open')}</AppLink>
        </>
      ),
      refetch,
    }).finally(() => setBusyId(undefined));
  };

  return {
    busyId,
    end,
    askToDelete: setAsked,
    dialog: asked && (
      <ConfirmDialog
        deletes
        title={t(`kinds:${asked.kind}.delete.title`)}
        confirm={t(`kinds:${asked.kind}.delete.confirm`)}
        cancel={t('delete.cancel')}
        onConfirm={() => {
          setAsked(null);
          moveWithUndo(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>
          <strong>{asked.title}</strong>
        </p>
        <p>{t('delete.text', { days: BIN_DAYS })}</p>
      </ConfirmDialog>
    ),
  };
}
