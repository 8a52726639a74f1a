import { parseDate } from '../../../lib/dates/moscowTime';
import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import type { ItemRef } from '../drafts';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';

export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

export interface BinItem {
  id: string;
  kind: ItemRef['kind'];
  title: string;
  /** E-mail address or phone number; null if it was deleted in the database itself. */
  deletedBy: string | null;
  deletedAt: Date;
  /** Time from which the next save of staff deletes the item permanently. */
  expiresAt: Date;
}

/** Fetches the deleted items, the latest deleted first; at most the 200 that PostgREST returns at once. */
export const list = (signal?: AbortSignal): Promise<Result<BinItem[]>> =>
  withStaffSession('binFetch', async (db) => {
    const query = db
      .from('history')
      .select('item_id, kind, title, actor_name, occurred_at')
      .eq('action', 'bin')
      .eq('has_item', true)
      .order('occurred_at', { ascending: false })
      .order('item_id');
    return (await dataOf(query, signal)).map(
      ({ item_id, kind, title, actor_name, occurred_at }) => {
        const deletedAt = parseDate(occurred_at);
        const expires = deletedAt.getTime() + BIN_DAYS * DAY_MS;
        const expiresAt = Number.isNaN(expires) ? deletedAt : new Date(expires);
        const item = { id: String(item_id), kind: kind as BinItem['kind'], title };
        return { ...item, deletedBy: actor_name, deletedAt, expiresAt };
      },
    );
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
 * Deletes an item of the bin with its versions and drafts permanently; the caller deletes its files (R8.13).
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
