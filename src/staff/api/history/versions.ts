import type { Result } from '../../../lib/http/result';
import type { AnyItem } from '../../kinds/field';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';
import type { ItemRef } from './revisions';

/** Number of versions of an item that the database retains (decision 0021). */
export const MAX_VERSIONS = 50;

/**
 * Fetches the audit entries of an item's versions: newest first, at most 50, the first is the current state (decision 0021).
 * Empty for an unknown id. Fails with `notFound` if the id is not a UUID.
 */
export const versionsOf = (
  kind: ItemRef['kind'],
  item: string,
  signal?: AbortSignal,
): Promise<Result<number[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const versions = db.from('revisions').select('entry').eq('state', 'version').eq('kind', kind);
    const ofItem = versions.eq('item_id', assertUuid(item)).order('entry', { ascending: false });
    return (await dataOf(ofItem, signal)).flatMap(({ entry }) => entry ?? []);
  });

/**
 * Fetches the columns of an item as they were saved; those that did not exist then are missing (decision 0021). Fails with
 * `notFound` if the version is no longer among the newest 50.
 * @param entry one of {@link versionsOf}
 */
export const versionOf = (entry: number): Promise<Result<AnyItem>> =>
  withStaffSession('versionsFetch', async (db) => {
    const versions = db.from('revisions').select('columns').eq('state', 'version');
    return { ...singleRow(await dataOf(versions.eq('entry', entry))).columns };
  });
