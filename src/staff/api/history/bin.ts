import { parseDate } from '../../../lib/dates/moscowTime';
import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import type { AnyItem } from '../../kinds/field';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';
import type { ItemRef } from './revisions';

export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

export interface BinItem {
  id: string;
  kind: ItemRef['kind'];
  title: string;
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
      .from('revisions')
      .select('item_id, kind, title, author_name, saved_at')
      .eq('state', 'binned')
      .order('saved_at', { ascending: false })
      .order('item_id');
    return (await dataOf(query, signal)).map(({ item_id, author_name, saved_at, ...row }) => {
      const deletedAt = parseDate(saved_at);
      const expires = deletedAt.getTime() + BIN_DAYS * DAY_MS;
      const expiresAt = Number.isNaN(expires) ? deletedAt : new Date(expires);
      return { ...row, id: item_id, deletedBy: author_name, deletedAt, expiresAt };
    });
  });

/** Fetches the row of an item in the bin; undefined if it is not there. */
export const binnedRow = ({ kind, itemId }: ItemRef): Promise<Result<AnyItem | undefined>> =>
  withStaffSession('binFetch', async (db) => {
    const binned = db.from('revisions').select('columns').eq('state', 'binned').eq('kind', kind);
    return (await dataOf(binned.eq('item_id', assertUuid(itemId))))[0]?.columns;
  });

export interface Restored {
  kind: ItemRef['kind'];
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
 * Deletes an item of the bin and its revisions permanently; the caller deletes its files (R8.13).
 * @returns the URLs of the files that they named, each once. Fails with `notFound` if it is no longer in the bin; the text is that
 *   of the item type's deletion (R8.5)
 */
export const purge = ({ id, kind }: Pick<BinItem, 'id' | 'kind'>): Promise<Result<string[]>> =>
  withStaffSession(`kinds:${kind}.failed.delete`, async (db) => {
    const item = { item_kind: kind, item_id: assertUuid(id) };
    const { data: files } = await db.rpc('purge_from_bin', item).throwOnError();
    if (!files) throw new AppError('notFound');
    return files;
  });
