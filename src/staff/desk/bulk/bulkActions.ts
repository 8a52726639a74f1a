import { type Failure, type Result, succeed } from '../../../lib/http/result';
import * as newsActions from '../../data/news/newsActions';
import * as news from '../../data/news/newsAdmin';
import * as noticeActions from '../../data/notices/noticeActions';
import * as notices from '../../data/notices/noticesAdmin';
import type { ListedType } from '../../items/item';
import type { ItemRow } from '../list/itemRow';

export const BULK_ACTIONS = ['publish', 'toDraft', 'endNow', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

type Run = (id: string) => Promise<Result<unknown>>;

/** A kind without an action has no row that offers it. */
export const BULK_RUNS: Record<ListedType, Partial<Record<BulkAction, Run>>> = {
  news: {
    publish: newsActions.publishNow,
    toDraft: (id) => newsActions.setStatus(id, 'draft'),
    delete: news.remove,
  },
  notices: {
    publish: noticeActions.publishNow,
    toDraft: (id) => noticeActions.setStatus(id, 'draft'),
    endNow: noticeActions.endNow,
    delete: notices.remove,
  },
};

export interface FailedRow {
  row: ItemRow;
  failure: Failure;
}

export interface BulkOutcome {
  done: ItemRow[];
  failed: FailedRow[];
}

/** Failures that would repeat for the next item. */
const LASTING = ['network', 'timeout', 'sessionExpired', 'notAllowed', 'tooManyAttempts'];

/**
 * Runs a task for each row, one after the other. After a lasting failure, such as a lost
 * connection, the rest fails with it without being tried.
 * @param onProgress receives the number of finished rows
 */
export async function runOneByOne(
  rows: ItemRow[],
  task: (row: ItemRow) => Promise<Result<unknown>>,
  onProgress: (finished: number) => void,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  let lasting: Failure | undefined;
  for (const [index, row] of rows.entries()) {
    onProgress(index);
    const result: Result<unknown> = lasting ?? (await task(row));
    if (result.success) outcome.done.push(row);
    else outcome.failed.push({ row, failure: result });
    if (!result.success && LASTING.includes(result.code)) lasting = result;
  }
  return outcome;
}

/** An item that a colleague has moved to the bin already counts as moved. */
export const movedOrGone = (result: Result<unknown>): Result<unknown> =>
  !result.success && result.code === 'notFound' ? succeed(null) : result;
