import { AppError } from '../../../lib/http/errorCodes';
import type { Result } from '../../../lib/http/result';
import { mediaUrl } from '../../../lib/urls/media';
import type { Kind } from '../../kinds/kind';
import { deleteFiles } from '../files/files';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';

export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

/**
 * Returns the time from which the next save of staff deletes permanently what was deleted at a
 * time.
 */
export const endOfBin = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);

interface BinnedItem {
  kind: Kind;
  itemId: string;
}

export interface Restored {
  kind: Kind;
  title: string;
  /**
   * Slug that the restored article gets because another one uses the former; null if it is
   * unchanged.
   */
  newSlug: string | null;
}

/**
 * Restores an item with its id, author, dates and status (decision 0019).
 * @returns the restored item. Fails with `notFound` if it is no longer in the bin, `rejected` if
 *   the database does not accept it
 */
export const restore = ({ kind, itemId }: BinnedItem): Promise<Result<Restored>> =>
  withStaffSession('binRestore', async (db) => {
    const item = { item_kind: kind, item_id: assertUuid(itemId) };
    const { data } = await db.rpc('restore_from_bin', item).throwOnError();
    const { title, slug, previous_slug } = singleRow(data);
    return { kind, title, newSlug: slug === previous_slug ? null : slug };
  });

export type DeletedFiles = 'noFiles' | 'allDeleted' | 'someOrphaned';

/**
 * Deletes an item of the bin permanently with its versions and drafts, then the files that only
 * they named (R8.13, R8.14).
 * @returns whether there were files, and all of them were deleted; one that cannot be deleted is no
 *   failure. Fails with `notFound` if the item is no longer in the bin; the text is the one of the
 *   item type's deletion (R8.5)
 */
export const deletePermanently = ({ kind, itemId }: BinnedItem): Promise<Result<DeletedFiles>> =>
  withStaffSession(`kinds:${kind}.failed.delete`, async (db) => {
    const item = { item_kind: kind, item_id: assertUuid(itemId) };
    const { data: named } = await db.rpc('purge_from_bin', item).throwOnError();
    if (!named) throw new AppError('notFound');
    // Scenes of the site and files of other hosts are not in its Blob store.
    const files = named.filter((url) => mediaUrl(url) !== url);
    if (files.length === 0) return 'noFiles';
    return (await deleteFiles(files)).length > 0 ? 'someOrphaned' : 'allDeleted';
  });
