import type { Result } from '../../lib/http/result';
import { dataOf, withStaffSession } from './withStaffSession';

/** Fetches how often visitors have asked, by key: `answers.<question>`, or the path of a page. */
export const fetchAsked = (signal?: AbortSignal): Promise<Result<ReadonlyMap<string, number>>> =>
  withStaffSession('askedFetch', async (db) => {
    const rows = await dataOf(db.from('asked').select('key, times'), signal);
    return new Map(rows.map(({ key, times }) => [key, times]));
  });

/** Counts once more that a visitor has asked at the window or by telephone, or takes that back; returns the new number. */
export const countAsked = (key: string, by: 1 | -1 = 1): Promise<Result<number>> =>
  withStaffSession('askedCount', (db) => dataOf(db.rpc('count_asked', { key, by })));
