import { useState } from 'react';
import { succeed } from '../../../lib/http/result';
import { restore } from '../../../services/history/bin';
import { useNotify } from '../../../ui/feedback/NotificationProvider';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { invalidateItems } from '../../items/itemCache';
import type { ListedType } from '../../items/itemType';
import type { ItemRow } from '../list/itemRow';
import { BulkMessage } from './BulkMessage';
import {
  BULK_RUNS,
  type BulkAction,
  type BulkOutcome,
  movedOrGone,
  runOneByOne,
} from './bulkActions';

interface Progress {
  action: BulkAction;
  finished: number;
  total: number;
}

/**
 * Runs an action on several items, one after the other, and notifies of the outcome. “Undo”
 * restores what was moved to the bin.
 * @param onFailed receives the ids of the items that have failed; empty after a complete success
 */
export function useBulkActions(kind: ListedType, onFailed: (ids: string[]) => void) {
  const notify = useNotify();
  const withReauthentication = useReauthentication();
  const [progress, setProgress] = useState<Progress | null>(null);

  const notifyOutcome = (
    name: BulkAction | 'restore',
    { done, failed }: BulkOutcome,
    undo?: () => Promise<void>,
  ) =>
    notify(
      '/admin/dashboard',
      <BulkMessage action={name} done={done.length} failed={failed} onUndo={undo} />,
      { failed: failed.length > 0 },
    );

  const undo = async (rows: ItemRow[]) => {
    const task = ({ id }: ItemRow) => withReauthentication(() => restore(id));
    notifyOutcome('restore', await runOneByOne(rows, task, () => undefined));
    await invalidateItems(kind);
  };

  const run = async (action: BulkAction, rows: ItemRow[]) => {
    const start = BULK_RUNS[kind][action] ?? (async () => succeed(null));
    const outcome = await runOneByOne(
      rows,
      async ({ id }) => {
        const result = await withReauthentication(() => start(id));
        return action === 'delete' ? movedOrGone(result) : result;
      },
      (finished) => setProgress({ action, finished, total: rows.length }),
    );
    const { done, failed } = outcome;
    const canUndo = action === 'delete' && done.length > 0;
    notifyOutcome(action, outcome, canUndo ? () => undo(done) : undefined);
    await invalidateItems(kind);
    setProgress(null);
    onFailed(failed.map(({ row }) => row.id));
  };

  return { progress, run };
}
