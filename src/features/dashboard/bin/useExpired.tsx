import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../../lib/http/queryClient';
import type { BinItem } from '../../../services/history/bin';
import { useSay } from '../../../ui/feedback/Status';
import { binList } from '../listQueries';
import { deleteForGood } from './deleteForGood';
import { Deleted } from './Outcomes';

/**
 * Deletes for good what has been in the bin for 30 days. There is no server of ours that could do it
 * by the clock, so whoever opens the dashboard does; what fails now is tried the next time.
 */
export function useExpired(): void {
  const say = useSay();
  const { data } = useQuery(binList);
  const begun = useRef(false);
  useEffect(() => {
    const expired = data?.filter(({ until }) => until.getTime() < Date.now()) ?? [];
    if (begun.current || expired.length === 0) return;
    begun.current = true;
    void tidy(expired, (item) =>
      say('/admin/dashboard', <Deleted {...item} removal="someLeft" />, { failed: true }),
    );
  }, [data, say]);
}

/** One after the other; nobody waits for it. Tells of those that left files behind. */
async function tidy(expired: BinItem[], onLeft: (item: BinItem) => void): Promise<void> {
  for (const item of expired) {
    const result = await deleteForGood(item);
    if (result.success && result.data === 'someLeft') onLeft(item);
  }
  await queryClient.invalidateQueries({ queryKey: ['admin'] });
}
