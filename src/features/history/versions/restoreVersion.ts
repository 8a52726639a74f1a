import { type Result, succeed } from '../../../lib/http/result';
import { isStored } from '../../../services/files/files';
import { ownFiles } from '../../files/upload/uploadPlan';
import { invalidateAfter } from '../../items/itemCache';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';

/** What a version was saved as, and the files that could not be restored. */
export interface RestoredVersion<Item> {
  item: Item;
  /** URLs of files that are no longer in the store. */
  gone: string[];
}

/** What differs between restoring articles and notices. */
export interface RestoreConfig<Version, Item extends Version, Input> {
  kind: ItemType;
  urlsOf: (version: Version) => string[];
  /** What to save over `current`, without the files that are `gone`. */
  toInput: (version: Version, current: Item, gone: string[]) => Input;
  update: (id: string, input: Input, version: string) => Promise<Result<Item>>;
}

/**
 * Overwrites the stored item with a version; fails with `conflict` if the item has changed since `current`
 * was read. Deletes no files, so that it can be undone (decision 0021).
 */
export async function restoreVersion<Version, Item extends StoredItem & Version, Input>(
  { kind, urlsOf, toInput, update }: RestoreConfig<Version, Item, Input>,
  version: Version,
  current: Item,
): Promise<Result<RestoredVersion<Item>>> {
  const gone = await missingOf(urlsOf(version), urlsOf(current));
  if (!gone.success) return gone;
  const input = toInput(version, current, gone.data);
  const saved = await invalidateAfter(kind, update(current.id, input, current.version));
  return saved.success ? succeed({ item: saved.data, gone: gone.data }) : saved;
}

/** The files of a version that are no longer in the store; those shown now are there. */
async function missingOf(wanted: string[], shown: string[]): Promise<Result<string[]>> {
  const missing: string[] = [];
  for (const url of ownFiles(wanted)) {
    if (shown.includes(url)) continue;
    const there = await isStored(url);
    if (!there.success) return there;
    if (!there.data) missing.push(url);
  }
  return succeed(missing);
}
