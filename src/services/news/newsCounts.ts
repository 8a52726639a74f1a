import type { Result } from '../../lib/http/result';
import { requireCount } from '../paging';
import { withStaffSession } from '../withStaffSession';
import { inState, type NewsState } from './newsAdminRows';

export type NewsCounts = Record<NewsState, number>;

/** With three HEAD requests. Fails with the codes of {@link withStaffSession}. */
export const countNews = (signal?: AbortSignal): Promise<Result<NewsCounts>> =>
  withStaffSession('newsFetch', async (db) => {
    const now = new Date().toISOString();
    const count = async (state: NewsState) => {
      const all = db.from('news').select('id', { count: 'exact', head: true });
      const query = inState(signal ? all.abortSignal(signal) : all, state, now);
      return requireCount((await query.retry(false).throwOnError()).count);
    };
    const [published, scheduled, draft] = await Promise.all([
      count('published'),
      count('scheduled'),
      count('draft'),
    ]);
    return { published, scheduled, draft };
  });
