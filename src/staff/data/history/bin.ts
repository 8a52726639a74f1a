import { parseDate } from '../../../lib/dates/moscowTime';
import type { Database } from '../../../lib/http/database.types';
import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';

type BinRow = Database['public']['Tables']['bin']['Row'];

export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

export interface BinItem {
  id: string;
  kind: BinRow['kind'];
  title: string;
  files: string[];
  /** E-mail address or phone number; null if it was deleted in the database itself. */
  deletedBy: string | null;
  deletedAt: Date;
  /** Time from which the item may be purged. */
  expiresAt: Date;
}

/** Fetches the deleted items, the latest deleted first; at most the 200 that PostgREST returns at once. */
export const list = (signal?: AbortSignal): Promise<Result<BinItem[]>> =>
  withStaffSession('binFetch', async (db) => {
    const query = db
      .from('bin')
      .select('item_id, kind, title, files, deleted_by, deleted_at')
      .order('deleted_at', { ascending: false })
      .order('item_id');
    return (await dataOf(query, signal)).map(({ item_id, deleted_by, deleted_at, ...row }) => {
      const deletedAt = parseDate(deleted_at);
      const expires = deletedAt.getTime() + BIN_DAYS * DAY_MS;
      const expiresAt = Number.isNaN(expires) ? deletedAt : new Date(expires);
      return { ...row, id: item_id, deletedBy: deleted_by, deletedAt, expiresAt };
    });
  });

/** Fetches the row of an item in the bin; undefined if it is not there. */
export const binnedRow = (
  kind: BinRow['kind'],
  id: string,
): Promise<Result<BinRow['snapshot'] | undefined>> =>
  withStaffSession('binFetch', async (db) => {
    const query = db.from('bin').select('snapshot').eq('kind', kind).eq('item_id', assertUuid(id));
    return (await dataOf(query))[0]?.snapshot;
  });

export interface Restored {
  kind: BinRow['kind'];
  title: string;
  /** Slug that the restored article gets because another one uses the former; null if it is unchanged. */
  newSlug: string | null;
}

/**
 * Restores an item with its id, author, dates and status (decision 0019).
 * @returns the restored item. Fails with `notFound` if it is no longer in the bin, `rejected` if the
 *   database does not accept it
 */
export const restore = ({ kind, id }: Pick<BinItem, 'id' | 'kind'>): Promise<Result<Restored>> =>
  withStaffSession('binRestore', async (db) => {
    const item = { item_kind: kind, item_id: assertUuid(id) };
    const { data } = await db.rpc('restore_from_bin', item).throwOnError();
    const { title, slug, previous_slug } = singleRow(data);
    return { kind, title, newSlug: slug === previous_slug ? null : slug };
  });

/**
 * Deletes an item of the bin and its versions permanently; the caller deletes its files (R8.13).
 * @returns null. Fails with `notFound` if it is no longer in the bin; the text is that of the item type's deletion (R8.5)
 */
export const purge = ({ id, kind }: Pick<BinItem, 'id' | 'kind'>): Promise<Result<null>> =>
  withStaffSession(`${kind}Delete`, async (db) => {
    const item = { item_kind: kind, item_id: assertUuid(id) };
    const { data: isPurged } = await db.rpc('purge_from_bin', item).throwOnError();
    if (!isPurged) throw new AppError('notFound');
    return null;
  });
