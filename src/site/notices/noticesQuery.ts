import { queryOptions } from '@tanstack/react-query';
import { toQueryFn } from '../../lib/http/queryFn';
import { listCurrent, type Notice } from '../data/notices/currentNotices';

/** Milliseconds: a minute, because the device's clock may be ahead of the database's. */
const MIN_WAIT = 60_000;
/** Milliseconds: a day, because browsers run a timer of more than 24 days immediately. */
const MAX_WAIT = 86_400_000;

/**
 * Returns the milliseconds until the first of the notices ends, from a minute to a day; false if
 * none has an end, and while notices load.
 */
export function untilNextEnd(notices: Notice[] = []): number | false {
  const ends = notices.flatMap(({ endsAt }) => (endsAt ? [endsAt.getTime()] : []));
  if (ends.length === 0) return false;
  return Math.min(MAX_WAIT, Math.max(MIN_WAIT, Math.min(...ends) - Date.now()));
}

/** Notices in force, pinned first (R9.29); repeated when one ends. Fails with a ServiceError. */
export const latestNotices = queryOptions<Notice[]>({
  queryKey: ['notices', 'latest'],
  queryFn: toQueryFn(listCurrent),
  refetchInterval: ({ state }) => untilNextEnd(state.data),
  refetchIntervalInBackground: true,
});
