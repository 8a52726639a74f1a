import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ItemRow, RowAction } from '../list/itemRow';
import { DeleteDialog } from './DeleteDialog';
import { useItemActions } from './useItemActions';

/**
 * Runs the actions on rows of a list; the page of the current path shows their results. “Duplicate”
 * and “End now” run at once, because visitors see nothing of a copy and “Undo” takes an end back;
 * before “Delete” a dialog asks (`dialogs`).
 */
export function useRowActions() {
  const { pathname } = useLocation();
  const [asked, setAsked] = useState<ItemRow | null>(null);
  const { run, pendingAction, pendingDeletionIds } = useItemActions(pathname);
  return {
    handlers: {
      pendingAction,
      pendingDeletionIds,
      onAction: (action: RowAction, row: ItemRow) =>
        action === 'delete' ? setAsked(row) : run(action, row),
    },
    dialogs: asked && (
      <DeleteDialog
        item={asked}
        onConfirm={() => {
          setAsked(null);
          run('delete', asked);
        }}
        onCancel={() => setAsked(null)}
      />
    ),
  };
}
