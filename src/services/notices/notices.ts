import { getPublicClient } from '../../lib/http/publicClient';
import { attempt, type Result } from '../../lib/http/result';
import { PAGE_SIZE, type Page, readPage } from '../paging';
import { withSignal } from '../withSignal';
import { NOTICE_COLUMNS, type Notice, toNotice } from './noticeRows';

export type { Notice } from './noticeRows';

interface ListOptions {
  /** From 1. */
  page: number;
  pageSize?: number;
  signal?: AbortSignal;
}

/** Pinned ones first, then the newest (R7.12); empty beyond the last page. Fails with `network`, `timeout` or `server`. */
export const list = ({
  page,
  pageSize = PAGE_SIZE,
  signal,
}: ListOptions): Promise<Result<Page<Notice>>> =>
  attempt('noticesFetch', () => readPage(() => pinnedFirst(signal), toNotice, page, pageSize));

/** The first of the list (50 on the home page, R9.29). Fails as {@link list} does. */
export const listLatest = (limit = 50, signal?: AbortSignal): Promise<Result<Notice[]>> =>
  attempt('noticesFetch', async () => {
    const { data } = await pinnedFirst(signal, false).limit(limit);
    return data.map(toNotice);
  });

function pinnedFirst(signal?: AbortSignal, withCount = true) {
  const query = getPublicClient()
    .from('notices')
    .select(NOTICE_COLUMNS, withCount ? { count: 'exact' } : {})
    .order('pinned', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id');
  return withSignal(query, signal).throwOnError();
}
