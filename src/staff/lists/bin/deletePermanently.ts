import { type Result, succeed } from '../../../lib/http/result';
import { mediaUrl } from '../../../lib/urls/media';
import { removeAll } from '../../api/files/files';
import { type BinItem, purge } from '../../api/history/bin';

export type DeletedFiles = 'noFiles' | 'allDeleted' | 'someOrphaned';

/**
 * Deletes an item of the bin permanently: its versions first, then the files that only they name (R8.13, R8.14).
 * @returns whether there were files, and all of them were deleted; one that cannot be deleted is no failure. Fails as
 *   `purge` does, with `notFound` if a colleague has deleted or restored the item in the meantime
 */
export async function deletePermanently(item: BinItem): Promise<Result<DeletedFiles>> {
  const purged = await purge(item);
  if (!purged.success) return purged;
  // Scenes of the site and files of other hosts are not in its Blob store.
  const isStored = (url: string) => mediaUrl(url) !== url;
  const files = purged.data.filter(isStored);
  if (files.length === 0) return succeed('noFiles');
  return succeed((await removeAll(files)).length > 0 ? 'someOrphaned' : 'allDeleted');
}
