import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { type BinItem, removeForGood } from '../../../services/history/bin';
import { filesOfVersions } from '../../../services/history/versions';
import { removeStored } from '../../files/save/removeStored';
import { savePlan } from '../../files/save/savePlan';

/** What became of the files: there were none of ours, all are gone, or some are left. */
export type Removal = 'noFiles' | 'allFiles' | 'someLeft';

/** Files of our store; drawings of the site and addresses elsewhere are nobody's to delete. */
const ours = (urls: string[]): string[] => savePlan(urls, []).unused;

/**
 * Deletes an item of the bin for good: its row and versions, then its files (spec 8, Deleting an
 * article). Files that only a version names are mostly gone by then; those that are not go with it.
 */
export async function deleteForGood(item: BinItem): Promise<Result<Removal>> {
  const versions = await filesOfVersions(item.id);
  if (!versions.success) return versions;
  const removed = await removeForGood(item);
  if (!removed.success) return removed;
  const own = ours(item.files);
  const older = await stillStored(ours(versions.data).filter((url) => !own.includes(url)));
  const files = [...own, ...older];
  if (files.length === 0) return succeed('noFiles');
  return succeed((await removeStored(files)).length > 0 ? 'someLeft' : 'allFiles');
}

/** Without those that are known to be gone, so that the list of changes names no file twice. */
async function stillStored(urls: string[]): Promise<string[]> {
  const found = await Promise.all(urls.map(async (url) => ({ url, there: await isStored(url) })));
  return found.flatMap(({ url, there }) => (there.success && !there.data ? [] : [url]));
}
