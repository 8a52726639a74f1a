import type { Failure, Result } from '../../../lib/http/result';
import { publishNow, remove } from '../../data/items/items';
import type { ItemRow } from '../list/itemRow';

export const BULK_ACTIONS = ['publish', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The request of an action on one item. */
export const requestOf = (action: BulkAction, { kind, id }: ItemRow): Promise<Result<unknown>> =>
  action === 'publish' ? publishNow(kind, id) : remove(kind, id);

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
