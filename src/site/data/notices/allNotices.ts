import { attempt, type Result } from '../../../lib/http/result';
import { readCurrent } from './currentNotices';
import { type Notice, selectNotices, toNotice } from './noticeRows';

const MAX_PAST = 100;

export interface AllNotices {
  /** Notices in force, as `listCurrent` returns them. */
  current: Notice[];
  /** Notices that ended in the past year, at most 100, the last one first. */
  past: Notice[];
}

/** Fetches the notices in force and the past ones. Fails with `network`, `timeout` or `server`. */
export const listAll = (signal?: AbortSignal): Promise<Result<AllNotices>> =>
  attempt('noticesFetch', async () => {
    const [current, past] = await Promise.all([readCurrent(signal), readPast(signal)]);
    return { current, past };
  });

/** Fetches `past` of {@link AllNotices}. Rejects as {@link readCurrent} does. */
async function readPast(signal?: AbortSignal): Promise<Notice[]> {
  const { data } = await selectNotices(signal)
    .lte('ends_at', 'now')
    .order('ends_at', { ascending: false })
    .order('id')
    .limit(MAX_PAST);
  return data.map(toNotice);
}
