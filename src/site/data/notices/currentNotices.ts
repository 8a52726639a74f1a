import { previewed } from '../../../lib/browser/previewed';
import { attempt, type Result } from '../../../lib/http/result';
import { type Notice, selectNotices, toNotice } from './noticeRows';

export type { Notice } from './noticeRows';

/** Maximum number of notices in force (R9.29). */
const MAX_CURRENT = 50;

/**
 * Fetches at most 50 notices in force, pinned first, then newest (R7.12). In a preview of staff
 * returns the previewed notice alone. Fails with `network`, `timeout` or `server`.
 */
export const listCurrent = (signal?: AbortSignal): Promise<Result<Notice[]>> =>
  attempt('noticesFetch', () => readCurrent(signal));

/**
 * Fetches the notices as {@link listCurrent} returns them.
 * @throws the error of postgrest-js or `fetchWithRetry`; as {@link toNotice} does
 */
export async function readCurrent(signal?: AbortSignal): Promise<Notice[]> {
  if (previewed?.notice) return [toNotice(previewed.notice)];
  const { data } = await selectNotices(signal)
    .or('ends_at.is.null,ends_at.gt.now')
    .order('pinned', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MAX_CURRENT);
  return data.map(toNotice);
}
