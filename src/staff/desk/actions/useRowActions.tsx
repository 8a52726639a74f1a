import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AskingAction, ItemAction, ItemRow, RowAction } from '../list/itemRow';
import { ActionDialog, DeleteDialog } from './ActionDialog';
import { useItemActions } from './useItemActions';

/** The actions on the rows of the lists of a page, which shows their results; `dialogs` ask before those that visitors notice. */
export function useRowActions() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ action: AskingAction; row: ItemRow } | null>(null);
  const { run, moveToBin, pendingAction, pendingDeletionIds } = useItemActions(pathname);
  const cancel = () => setAsked(null);
  const confirm = (start: () => void) => {
    setAsked(null);
    start();
  };
  return {
    handlers: {
      pendingAction,
      pendingDeletionIds,
      onAction: (action: RowAction, row: ItemRow) =>
        action === 'duplicate' || action === 'endNow'
          ? run(action, row)
          : setAsked({ action, row }),
    },
    dialogs: (
      <>
        {asked?.action === 'delete' && (
          <DeleteDialog
            kind={asked.row.kind}
            title={asked.row.title}
            onConfirm={() => confirm(() => moveToBin(asked.row))}
            onCancel={cancel}
          />
        )}
        {asked && asked.action !== 'delete' && (
          <ActionDialog
            action={asked.action}
            row={asked.row}
            onConfirm={() => confirm(() => run(asked.action as ItemAction, asked.row))}
            onCancel={cancel}
          />
        )}
      </>
    ),
  };
}
