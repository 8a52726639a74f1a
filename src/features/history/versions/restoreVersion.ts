import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { storeUrls } from '../../files/upload/uploadPlan';

/** What the form shows where files of a version are no longer in the store. */
export type MissingFiles = 'images' | 'currentFile' | 'sharedFile';

/** An earlier version as an item for the form, and the files that could not be restored. */
export interface RestoredVersion<Item> {
  item: Item;
  /** URLs of files that are no longer in the store. */
  missingFiles: string[];
  /** What the form shows instead of them. */
  instead: MissingFiles;
}

/** Configuration of restoring articles, notices or alerts. */
export interface RestoreConfig<Version, Item extends Version> {
  /** Returns the URLs of the files that a version uses. */
  urlsOf: (version: Version) => string[];
  /** Returns the stored item with the fields of a version, without `missingFiles`. */
  merge: (version: Version, current: Item, missingFiles: string[]) => Item;
  /** Returns what the form shows instead of `missingFiles`, of which there is at least one. */
  insteadOf: (version: Version, missingFiles: string[]) => MissingFiles;
}

/**
 * Merges an earlier version into the stored item, for its form (decision 0036). Stores nothing.
 * @returns the merged item, and the files that are no longer in the store. Fails as `isStored` of
 *   services/files
 */
export async function restoreVersion<Version, Item extends Version>(
  { urlsOf, merge, insteadOf }: RestoreConfig<Version, Item>,
  version: Version,
  current: Item,
): Promise<Result<RestoredVersion<Item>>> {
  const missing = await findMissing(urlsOf(version), urlsOf(current));
  if (!missing.success) return missing;
  const { data: missingFiles } = missing;
  const item = merge(version, current, missingFiles);
  return succeed({ item, missingFiles, instead: insteadOf(version, missingFiles) });
}

/**
 * Returns the URLs that are no longer in the store. Those in use are not checked, because they cannot be deleted;
 * those of versions cannot either, but were deleted with each save by earlier releases.
 */
async function findMissing(urls: string[], inUse: string[]): Promise<Result<string[]>> {
  const missing: string[] = [];
  for (const url of storeUrls(urls)) {
    if (inUse.includes(url)) continue;
    const stored = await isStored(url);
    if (!stored.success) return stored;
    if (!stored.data) missing.push(url);
  }
  return succeed(missing);
}
