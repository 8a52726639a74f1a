import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '../../../lib/http/result';
import { useCan } from '../../auth/session/useStaffMember';
import { rememberedUser } from '../../data/auth/rememberedSession';
import { localKey, storeLocalCopy, unsentCopies } from '../../data/workingCopies/localCopies';
import { save, type UnsavedItem, unsavedNewItems } from '../../data/workingCopies/workingCopies';

/** Milliseconds after which no open form stores a copy any more. */
const CLOSED_AFTER = 60_000;

/**
 * New items that were never saved, newest first. First sends what this browser has stored without a
 * connection.
 */
export const startedItemsQuery = queryOptions({
  queryKey: ['admin', 'copies', 'started'],
  queryFn: async ({ signal }) => {
    await sendUnsent();
    return unwrap(await unsavedNewItems(signal));
  },
  // Not cached, because the forms of this visit change it.
  staleTime: 0,
  gcTime: 0,
});

/** The items of {@link startedItemsQuery} that the signed-in person may write; none after a failure. */
export function useStartedItems(): UnsavedItem[] {
  const can = useCan();
  const { data = [] } = useQuery(startedItemsQuery);
  return data.filter(({ itemType }) => can('write', itemType));
}

/** A copy that cannot be sent stays in the browser; the form of its item shows why. */
async function sendUnsent(): Promise<void> {
  const userId = rememberedUser();
  if (!userId) return;
  for (const copy of unsentCopies(userId)) {
    if (copy.at > Date.now() - CLOSED_AFTER) continue;
    const { form, at, revision, sent: _, ...content } = copy;
    const saved = await save(content, revision);
    if (saved.success) {
      const key = localKey(userId, copy.itemId);
      storeLocalCopy(key, { ...content, form, at, sent: true, revision: saved.data.revision });
    }
  }
}
