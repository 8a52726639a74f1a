import { queryClient } from '../../../lib/http/queryClient';
import { rememberedUser } from '../../../services/auth/rememberedSession';
import { deleteLocalCopies, localKey } from '../../../services/workingCopies/localCopies';
import { remove, save, type WorkingCopy } from '../../../services/workingCopies/workingCopies';
import { useReauthentication } from '../../auth/session/useReauthentication';
import { useNotifyResult } from '../actions/useNotifyResult';
import { usePendingById } from '../actions/usePendingById';
import { DiscardedMessage } from './DiscardedMessage';
import { startedQuery } from './startedQuery';

const refetch = () => queryClient.invalidateQueries({ queryKey: startedQuery.queryKey });

/** Discards working copies of new items and notifies; “Undo” saves them again. */
export function useDiscardStarted() {
  const notifyResult = useNotifyResult('/admin/dashboard');
  const withReauthentication = useReauthentication();
  const { pending, run } = usePendingById<'discard'>();

  const undo = async (copy: WorkingCopy) => {
    const saved = await withReauthentication(() => save(copy, 0));
    if (!saved.success) notifyResult(copy.title, saved, () => null);
    await refetch();
  };

  const discard = async (copy: WorkingCopy) => {
    const removed = await withReauthentication(() => remove(copy.itemId, copy.revision));
    const userId = rememberedUser();
    if (removed.success && userId) deleteLocalCopies(localKey(userId, copy.itemId));
    notifyResult(copy.title, removed, () => (
      <DiscardedMessage title={copy.title} onUndo={() => undo(copy)} />
    ));
    await refetch();
  };

  return {
    pending,
    discard: (copy: WorkingCopy) => void run([copy.itemId], 'discard', () => discard(copy)),
  };
}
