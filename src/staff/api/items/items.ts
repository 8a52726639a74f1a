import type { SupabaseClient } from '@supabase/supabase-js';
import { AppError } from '../../../lib/http/errorCodes';
import { type Result, unwrap } from '../../../lib/http/result';
import { type ItemsPage, readPage } from '../../../site/data/paging';
import { withSignal } from '../../../site/data/withSignal';
import { allFilters, filterByWords, queryWords } from '../../../site/data/words';
import type { AnyItem, Item, Kind } from '../../kinds/kind';
import { allKinds, hasDrafts, kindDefinition, type Listed } from '../../kinds/kinds';
import { DATABASE_NOW } from '../../kinds/rows';
import { assertUuid, queryData, singleRow, withStaffSession } from '../withStaffSession';

/** Returns a kind's table untyped, because supabase-js infers rows from literal columns alone. */
const itemTable = (db: SupabaseClient, kind: Kind) => db.from(kind);

/** Returns the columns of a kind's list for `select`, separated by commas. */
export const listedColumns = (kind: Kind): string => kindDefinition(kind).listed.join(', ');

/**
 * Fetches a whole item, an article with its category (R7.8 to R7.13). Like every request below it
 * fails with the sentence of its operation, with the codes of {@link withStaffSession}, and with
 * `notFound` if no item has the id.
 */
export const fetchItem = <K extends Kind>(kind: K, id: string): Promise<Result<Item<K>>> =>
  withStaffSession(`kinds:${kind}.failed.fetch`, async (db) => {
    const columns = kind === 'news' ? '*, news_categories(slug, name)' : '*';
    const request = itemTable(db, kind).select(columns).eq('id', assertUuid(id));
    return singleRow(await queryData(request)) as unknown as Item<K>;
  });

/**
 * Fetches columns of the named items, of all kinds at once. The result is not in the order of
 * `items`, its rows do not say their kind, and items that are not stored are missing. Rejects,
 * because its callers run inside {@link withStaffSession}.
 * @param items of an unknown kind or without an id are left out
 * @param kindColumns returns the columns of a kind, as `select` takes them
 */
export async function storedItems(
  db: SupabaseClient,
  items: { kind: string; id: string | null }[],
  kindColumns: (kind: Kind) => string,
): Promise<AnyItem[]> {
  const ofKind = async (kind: Kind): Promise<AnyItem[]> => {
    const ids = new Set(items.flatMap((item) => (item.kind === kind && item.id ? item.id : [])));
    if (ids.size === 0) return [];
    const rows = db.from(kind).select<string, AnyItem>(kindColumns(kind));
    return queryData(rows.in('id', [...ids]));
  };
  return (await Promise.all(allKinds.map(ofKind))).flat();
}

/**
 * Sets columns of an item; an omitted column stays.
 * @param revision of the item when the edit began (optimistic locking); omitted, any revision is
 *   updated
 * @returns the whole row, with its new revision. Fails with `notFound` if no item has the id, with
 *   `conflict` if another revision is stored by now, and with either if a writer may not change the
 *   item; with `duplicateSlug` if another article has the slug, with `endBeforeStart`, `endPast`,
 *   `periodTooLong`, and with `rejected` for any other constraint
 */
export const updateItem = <K extends Kind>(
  kind: K,
  id: string,
  columns: Partial<Item<K>>,
  revision?: number,
): Promise<Result<Listed<K>>> =>
  withStaffSession(`kinds:${kind}.failed.update`, async (db) => {
    const table = itemTable(db, kind);
    const all = table.update(columns as object).eq('id', assertUuid(id));
    const updated = revision === undefined ? all : all.eq('revision', revision);
    const { data } = await updated.select('*').throwOnError();
    if (data.length === 0 && revision !== undefined) {
      const stored = table.select('id').eq('id', id);
      if ((await queryData(stored)).length > 0) throw new AppError('conflict');
    }
    return singleRow(data) as unknown as Listed<K>;
  });

/**
 * Inserts an item. Returns and fails as {@link updateItem} does, but never with `conflict`. An item
 * that an earlier attempt has stored is updated, because the response may be lost. If that item is
 * in the bin, another one is inserted with another id.
 * @param id a UUID, the same at each attempt of a form; omitted, a new one
 */
export const createItem = <K extends Kind>(
  kind: K,
  columns: Partial<Item<K>>,
  id: string = crypto.randomUUID(),
): Promise<Result<Listed<K>>> =>
  withStaffSession(`kinds:${kind}.failed.create`, async (db) => {
    try {
      // `throwOnError`, because only thrown errors distinguish a lost connection from a rejection.
      const insert = itemTable(db, kind).insert({ ...columns, id });
      const { data } = await insert.select('*').throwOnError();
      return singleRow(data) as unknown as Listed<K>;
    } catch (cause) {
      if (isDuplicate(cause, '_pkey')) return unwrap(await updateItem(kind, id, columns));
      // A colleague has moved the item to the bin since an earlier attempt, and may restore it.
      if (isDuplicate(cause, 'item_id_taken')) return unwrap(await createItem(kind, columns));
      throw cause;
    }
  });

/** Returns whether a unique constraint whose name contains `name` has rejected an insert. */
export function isDuplicate(cause: unknown, name: string): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes(name);
}

/**
 * Moves an item to the bin, as an admin (decision 0019); drafts that wait for review become open.
 * Fails with `notFound` if it is in the bin, and for a writer.
 */
export const moveToBin = (kind: Kind, id: string): Promise<Result<null>> =>
  withStaffSession(`kinds:${kind}.failed.delete`, async (db) => {
    const deleted = itemTable(db, kind).delete().eq('id', assertUuid(id)).select('id');
    singleRow((await deleted.throwOnError()).data);
    return null;
  });

/**
 * Ends an item now, by the clock of the database; only for a kind with `period.until`. Fails as
 * {@link updateItem} does: with `endBeforeStart` if it has not begun.
 */
export const endNow = <K extends Kind>(kind: K, id: string): Promise<Result<Listed<K>>> =>
  updateItem(kind, id, { [String(kindDefinition(kind).period.until)]: DATABASE_NOW } as Partial<
    Item<K>
  >);

export interface ListOptions {
  /** Number of the page, from 1. */
  page: number;
  /** Words of the texts in either language, in any order; blank for all. */
  search?: string;
  signal?: AbortSignal;
}

/**
 * Fetches a page of ten items, newest first, and the total (R9.28, decision 0038). A page beyond
 * the last one has no items.
 */
export const listItems = <K extends Kind>(
  kind: K,
  { page, search = '', signal }: ListOptions,
): Promise<Result<ItemsPage<Listed<K>>>> =>
  withStaffSession(`kinds:${kind}.failed.fetch`, async (db) => {
    const words = queryWords(search);
    // The date that the list shows: the last change of a draft, the publication of an article, the
    // start of a notice. What has no drafts has the date of its creation alone.
    const date = hasDrafts(kind) ? 'listed_at' : 'created_at';
    const query = () => {
      let matching = db.from(kind).select<string, object>(listedColumns(kind), { count: 'exact' });
      if (words.length > 0) matching = matching.or(allFilters([filterByWords(words, 1)]));
      const sorted = matching.order(date, { ascending: false }).order('id');
      return withSignal(sorted, signal).retry(false).throwOnError();
    };
    return readPage(query, (row: object) => row as Listed<K>, page);
  });
