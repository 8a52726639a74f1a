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

/** One page of notices, pinned ones first, then the newest (spec 7). Fails with the text for noticesFetch. */
export const list = ({
  page,
  pageSize = PAGE_SIZE,
  signal,
}: ListOptions): Promise<Result<Page<Notice>>> =>
  attempt('noticesFetch', () => readPage(() => listed(signal), toNotice, page, pageSize));

/** The first notices of the list, at most `limit` (50 on the home page, spec 9). */
export const listLatest = (limit = 50, signal?: AbortSignal): Promise<Result<Notice[]>> =>
  attempt('noticesFetch', async () => {
    const { data } = await listed(signal, false).limit(limit);
    return data.map(toNotice);
  });

function listed(signal?: AbortSignal, counted = true) {
  const query = getPublicClient()
    .from('notices')
    .select(NOTICE_COLUMNS, counted ? { count: 'exact' } : {})
    .order('pinned', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id');
  return withSignal(query, signal).throwOnError();
}
