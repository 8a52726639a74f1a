import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { AppError } from '../../lib/http/errorCodes';
import type { Result } from '../../lib/http/result';
import { mediaUrl } from '../../lib/urls/media';
import type { AnyItem, Kind } from '../kinds/kind';
import { deleteFiles } from './files/files';
import { assertUuid, queryData, singleRow, withStaffSession } from './withStaffSession';

type HistoryRow = Database['public']['Tables']['history']['Row'];
type Lines = Promise<Result<HistoryLine[]>>;

/** Number of versions of an item that the database retains (decision 0021). */
export const MAX_VERSIONS = 50;

const LINE_COLUMNS = 'id, occurred_at, actor_name, kind, action, item_id, title, changes, has_item';

export interface HistoryLine {
  id: number;
  occurredAt: Date;
  /** E-mail address or phone number; null for a change made in the database itself. */
  actorName: string | null;
  kind: HistoryRow['kind'];
  action: HistoryRow['action'];
  /** Id of the item, fact or account. */
  itemId: string;
  /** Title at that time; the key of a fact; the address of an account. */
  title: string;
  /** The old and the new value of each column; of long texts only the lengths. */
  changes: HistoryRow['changes'];
  /** The line has the row of the item, which is then a version. */
  hasItem: boolean;
}

/** Fetches the latest 100 changes with `columns`, which may throw, newest first (decision 0020). */
const newestLines = (columns: () => object, signal?: AbortSignal): Lines =>
  withStaffSession('changesFetch', async (db) => {
    const found = db.from('history').select(LINE_COLUMNS).match(columns());
    const newest = found.order('occurred_at', { ascending: false });
    const lines = newest.order('id', { ascending: false }).limit(100);
    return (await queryData(lines, signal)).map(toHistoryLine);
  });

/** Fetches the latest 100 changes, or deletions of items that are in the bin, newest first. */
export const lastChanges = (about: 'all' | 'bin', signal?: AbortSignal): Lines =>
  newestLines(() => (about === 'bin' ? { action: 'bin', has_item: true } : {}), signal);

/** Returns whether a save changed no column but derived ones, such as the revision. */
export const changedNothing = ({ action, changes }: HistoryLine): boolean =>
  action === 'change' && Object.keys(changes).length === 0;

/** Fetches an item's latest 100 changes, newest first; `notFound` if the id is no UUID. */
export const itemHistory = (kind: HistoryLine['kind'], item: string, signal?: AbortSignal): Lines =>
  newestLines(() => ({ kind, item_id: assertUuid(item) }), signal);

/**
 * Fetches the row of an item as it was saved; columns that did not exist then are missing (decision
 * 0021). Fails with `notFound` if the line has no item any more, because it is not among the newest
 * 50 or the item was deleted permanently.
 * @param line id of a line that has the item
 */
export const storedVersion = (line: number): Promise<Result<AnyItem>> =>
  withStaffSession('versionsFetch', async (db) => {
    const version = db.from('history').select('item').eq('id', line).eq('has_item', true);
    return { ...singleRow(await queryData(version)).item };
  });

const toHistoryLine = ({
  occurred_at,
  actor_name,
  item_id,
  has_item,
  ...line
}: Omit<HistoryRow, 'actor_id' | 'item' | 'files'>): HistoryLine => ({
  ...line,
  occurredAt: parseDate(occurred_at),
  actorName: actor_name,
  itemId: item_id,
  hasItem: has_item,
});

export const BIN_DAYS = 30;

const DAY_MS = 86_400_000;

/** Returns the time, 30 days after a deletion, from which a save of staff purges the item. */
export const endOfBin = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);

interface BinnedItem {
  kind: Kind;
  itemId: string;
}

export interface Restored {
  kind: Kind;
  title: string;
  /** Slug of the restored article if another one has taken its former slug; else null. */
  newSlug: string | null;
}

/**
 * Restores an item with its id, author, dates and status (decision 0019).
 * @returns kind and title, and the slug if it had to change. Fails with `notFound` if the item is
 *   no longer in the bin, `rejected` if the database does not accept it
 */
export const restoreFromBin = ({ kind, itemId }: BinnedItem): Promise<Result<Restored>> =>
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
 * @returns `noFiles`, `allDeleted`, or `someOrphaned` if a file could not be deleted, which is no
 *   failure. Fails with `notFound` if the item is no longer in the bin. The sentence of a failure
 *   is the same as for moving the item to the bin (R8.5)
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
