import type { Result } from '../../lib/http/result';
import { requireCount } from '../paging';
import { withStaffSession } from '../withStaffSession';
import { inState, type NoticeState, notEnded } from './noticesAdminRows';

export type NoticeCounts = Record<NoticeState, number>;

/** With four HEAD requests. Fails with the codes of {@link withStaffSession}. */
export const countNotices = (signal?: AbortSignal): Promise<Result<NoticeCounts>> =>
  withStaffSession('noticesFetch', async (db) => {
    const now = new Date().toISOString();
    const count = async (state: NoticeState) => {
      const all = db.from('notices').select('id', { count: 'exact', head: true });
      const inPeriod = inState(signal ? all.abortSignal(signal) : all, state, now);
      const query = state === 'shown' ? inPeriod.or(notEnded(now)) : inPeriod;
      return requireCount((await query.retry(false).throwOnError()).count);
    };
    const [draft, scheduled, shown, ended] = await Promise.all([
      count('draft'),
      count('scheduled'),
      count('shown'),
      count('ended'),
    ]);
    return { draft, scheduled, shown, ended };
  });
