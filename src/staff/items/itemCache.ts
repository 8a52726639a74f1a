import { queryClient } from '../../lib/http/queryClient';
import { forgetRole } from '../api/auth/auth';
import type { Kind } from '../kinds/kind';

/**
 * Removes the remembered role from this device, and from the cache the staff queries that are not
 * mounted, except the session, because the next person must see neither. Unsaved text stays,
 * because it must never be lost; only its author's form opens it.
 */
export function forgetStaffData(): void {
  forgetRole();
  queryClient.removeQueries({
    queryKey: ['admin'],
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[1] !== 'session',
  });
}

/**
 * Invalidates the queries of a kind, public ones included, and the lists of all kinds. Resolves
 * when mounted queries have been refetched or have failed; never rejects.
 */
export async function invalidateItems(kind: Kind): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      first === kind || (first === 'admin' && ['changes', 'drafts', kind].includes(String(second))),
  });
}
