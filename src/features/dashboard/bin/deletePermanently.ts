import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { type BinItem, purge } from '../../../services/history/bin';
import { filesOfVersions } from '../../../services/history/versions';
import { removeStored } from '../../files/upload/removeStored';
import { storeUrls } from '../../files/upload/uploadPlan';

export type DeletedFiles = 'noFiles' | 'allDeleted' | 'someOrphaned';

/**
 * Deletes an item of the bin permanently: its row and versions first, then its files and those that only its
 * versions use (R8.13, R8.14).
 * @returns what happened to the files; a file that cannot be deleted is no failure. Fails as
 *   `filesOfVersions` and `purge` of services/history do, with `notFound` if a colleague has deleted or
 *   restored the item in the meantime
 */
export async function deletePermanently(item: BinItem): Promise<Result<DeletedFiles>> {
  const versions = await filesOfVersions(item.id);
  if (!versions.success) return versions;
  const purged = await purge(item);
  if (!purged.success) return purged;
  const current = storeUrls(item.files);
  const older = storeUrls(versions.data).filter((url) => !current.includes(url));
  const files = [...current, ...(await filterExisting(older))];
  if (files.length === 0) return succeed('noFiles');
  return succeed((await removeStored(files)).length > 0 ? 'someOrphaned' : 'allDeleted');
}

/** Leaves out files that are known to be deleted, because the audit trail would get a second entry for each. */
async function filterExisting(urls: string[]): Promise<string[]> {
  const checks = await Promise.all(urls.map(async (url) => ({ url, result: await isStored(url) })));
  return checks.flatMap(({ url, result }) => (result.success && !result.data ? [] : [url]));
}
