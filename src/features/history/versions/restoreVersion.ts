import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { storeUrls } from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';

/** The item as stored after a restore, and the files that could not be restored. */
export interface RestoredVersion<Item> {
  item: Item;
  /** URLs of files that are no longer in the store. */
  missingFiles: string[];
}

/** Configuration of restoring articles or notices. */
export interface RestoreConfig<Version, Item extends Version, Input> {
  kind: ItemType;
  /** Returns the URLs of the files that a version uses. */
  urlsOf: (version: Version) => string[];
  /** Converts a version to what is saved over `current`, without `missingFiles`. */
  toInput: (version: Version, current: Item, missingFiles: string[]) => Input;
  update: (id: string, input: Input, version: string) => Promise<Result<Item>>;
}

/**
 * Saves an earlier version over the stored item as a normal save, and invalidates the queries that show it.
 * Deletes no files, so that the restore can be undone (decision 0021).
 * @param current the stored item that was compared, whose `version` the update names
 * @returns the item as stored, and the files that are no longer in the store. Fails as `update` does, with
 *   `conflict` if the item has changed since `current` was read, and as `isStored` of services/files
 */
export async function restoreVersion<Version, Item extends StoredItem & Version, Input>(
  { kind, urlsOf, toInput, update }: RestoreConfig<Version, Item, Input>,
  version: Version,
  current: Item,
): Promise<Result<RestoredVersion<Item>>> {
  const missing = await findMissing(urlsOf(version), urlsOf(current));
  if (!missing.success) return missing;
  const input = toInput(version, current, missing.data);
  const saved = await invalidateAfter(kind, update(current.id, input, current.version));
  return saved.success ? succeed({ item: saved.data, missingFiles: missing.data }) : saved;
}

/** Returns the URLs that are no longer in the store. Those in use are not checked, because they cannot be deleted. */
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
