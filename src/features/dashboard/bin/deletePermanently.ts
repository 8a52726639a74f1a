import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { type BinItem, purge } from '../../../services/history/bin';
import { filesOfVersions } from '../../../services/history/versions';
import { removeStored } from '../../files/upload/removeStored';
import { ownFiles } from '../../files/upload/uploadPlan';

/** The item had no files of the store, all have been deleted, or some are left as orphaned files. */
export type DeletedFiles = 'noFiles' | 'allDeleted' | 'someOrphaned';

/**
 * Deletes an item of the bin permanently: its row and versions, then its files and those that only its
 * versions use (spec 8, Deleting an article).
 * @returns what happened to the files. Fails as `filesOfVersions` and `purge` do
 */
export async function deletePermanently(item: BinItem): Promise<Result<DeletedFiles>> {
  const versions = await filesOfVersions(item.id);
  if (!versions.success) return versions;
  const purged = await purge(item);
  if (!purged.success) return purged;
  const own = ownFiles(item.files);
  const older = ownFiles(versions.data).filter((url) => !own.includes(url));
  const files = [...own, ...(await existing(older))];
  if (files.length === 0) return succeed('noFiles');
  return succeed((await removeStored(files)).length > 0 ? 'someOrphaned' : 'allDeleted');
}

/** Without files that are known to be deleted, so that the audit log has no second entry for one. */
async function existing(urls: string[]): Promise<string[]> {
  const checks = await Promise.all(urls.map(async (url) => ({ url, result: await isStored(url) })));
  return checks.flatMap(({ url, result }) => (result.success && !result.data ? [] : [url]));
}
