import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCan } from '../../account/session/useStaffMember';
import type { BinItem } from '../../api/history/bin';
import { useNotify } from '../../parts/NotificationProvider';
import { DeletedMessage } from '../messages';
import { binList } from '../queries';
import { deletePermanently } from './deletePermanently';

/**
 * Deletes permanently what has been in the bin for 30 days, if the signed-in person is an admin, once per mount: a scheduled job
 * of PostgreSQL could not delete the files (decision 0019). Notifies only of files that need manual cleanup (R8.13); other
 * failures are retried on the next visit.
 */
export function usePurgeExpired(): void {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const mayPurge = useCan()('manageBin');
  const { data } = useQuery(binList);
  const started = useRef(false);
  const purge = useEffectEvent(async (expired: BinItem[]) => {
    for (const item of expired) {
      const result = await deletePermanently(item);
      if (!result.success || result.data !== 'someOrphaned') continue;
      notify('/admin/dashboard', <DeletedMessage item={item} files="someOrphaned" />, {
        failed: true,
      });
    }
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
  });
  useEffect(() => {
    const expired = data?.filter(({ expiresAt }) => expiresAt.getTime() < Date.now()) ?? [];
    if (!mayPurge || started.current || expired.length === 0) return;
    started.current = true;
    void purge(expired);
  }, [data, mayPurge]);
}
