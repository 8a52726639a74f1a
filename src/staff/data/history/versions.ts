import type { Result } from '../../../lib/http/result';
import { assertUuid, dataOf, singleRow, withStaffSession } from '../withStaffSession';
import type { AuditEntry } from './auditEntries';

/** Number of versions of an item that the database retains (decision 0021). */
export const MAX_VERSIONS = 50;

/**
 * Fetches the ids of an item's versions, which are those of their audit entries: newest first, at most 50, the first is the
 * current state (decision 0021). Empty for an unknown id. Fails with `notFound` if the id is not a UUID.
 */
export const versionsOf = (
  kind: AuditEntry['kind'],
  item: string,
  signal?: AbortSignal,
): Promise<Result<number[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const entries = db.from('audit').select('id').eq('kind', kind).eq('item_id', assertUuid(item));
    const newest = entries.not('snapshot', 'is', null).order('id', { ascending: false });
    return (await dataOf(newest, signal)).map(({ id }) => id);
  });

/** Fetches the URLs of the files in an item's versions, each once; none for an unknown id. Fails as {@link versionsOf} does. */
export const filesOfVersions = (
  kind: AuditEntry['kind'],
  item: string,
): Promise<Result<string[]>> =>
  withStaffSession('versionsFetch', async (db) => {
    const entries = db.from('audit').select('files').eq('kind', kind);
    const query = entries.eq('item_id', assertUuid(item)).not('files', 'is', null);
    return [...new Set((await dataOf(query)).flatMap(({ files }) => files ?? []))];
  });

/**
 * Fetches the columns of an item as they were saved; those that did not exist then are missing (decision 0021). Fails with
 * `notFound` if the version is no longer among the newest 50.
 * @param id one of {@link versionsOf}
 */
export const versionOf = (id: number): Promise<Result<Record<string, unknown>>> =>
  withStaffSession('versionsFetch', async (db) => {
    const query = db.from('audit').select('snapshot').eq('id', id).not('snapshot', 'is', null);
    return { ...singleRow(await dataOf(query)).snapshot };
  });
