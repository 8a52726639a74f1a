import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ItemRow, RowAction } from '../list/itemRow';
import { ActionDialog, DeleteDialog } from './ActionDialog';
import { useItemActions } from './useItemActions';

/**
 * Runs the actions on rows of a list; the page of the current path shows their results. “Duplicate” and “End now” run at once,
 * because visitors see nothing of a copy and “Undo” takes an end back; before the others a dialog asks (`dialogs`).
 */
export function useRowActions() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<{ action: AskedAction; row: ItemRow } | null>(null);
  const { run, pendingAction, pendingDeletionIds } = useItemActions(pathname);
  const cancel = () => setAsked(null);
  const confirm = () => {
    setAsked(null);
    if (asked) run(asked.action, asked.row);
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
    dialogs:
      asked &&
      (asked.action === 'delete' ? (
        <DeleteDialog item={asked.row} onConfirm={confirm} onCancel={cancel} />
      ) : (
        <ActionDialog action={asked.action} row={asked.row} onConfirm={confirm} onCancel={cancel} />
      )),
  };
}

type AskedAction = Exclude<RowAction, 'duplicate' | 'endNow'>;
