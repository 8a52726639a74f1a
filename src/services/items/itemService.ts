import type { SupabaseClient } from '@supabase/supabase-js';
import { type Operation, type Result, unwrap } from '../../lib/http/result';
import { type Page, readPage } from '../paging';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { isDuplicateKeyError, throwIfExists, titleMatches, versionWindow } from './statements';

/** The filters of a PostgREST query that a description may add. */
interface Filterable {
  eq(column: string, value: string): this;
  lte(column: string, value: string): this;
  gt(column: string, value: string): this;
}

/**
 * What differs between the services of news and of notices. Methods, because each description names the
 * rows of its own columns.
 */
interface ItemDescription<Listed, Item, Input, Filter> {
  table: 'news' | 'notices';
  /** The error catalogue's sentence for each call (spec 8). */
  operations: Record<'read' | 'create' | 'update' | 'remove', Operation>;
  /**
   * Of a list, of an item to edit, and of what an update returns. `saved` may not embed another table's
   * row: see SAVED_COLUMNS of news.
   */
  columns: Record<'list' | 'item' | 'saved', string>;
  toListed(row: object): Listed;
  toItem(row: object): Item;
  /** The columns to write; what is left out keeps its stored value. */
  toRow(input: Input): object;
  /** Adds the list's own filters to its query. */
  filter<Query extends Filterable>(query: Query, filter: Filter): Query;
}

interface ListOptions {
  /** From 1. */
  page: number;
  /** Part of a title; blank for all. */
  search?: string;
  signal?: AbortSignal;
}

/**
 * Creates the service by which staff read and write the items of one table (spec 7). Every call fails
 * with the sentence of its operation (spec 8) and, besides the codes named below, with those of
 * `withStaffSession`.
 */
export const createItemService = <Listed, Item, Input, Filter>(
  description: ItemDescription<Listed, Item, Input, Filter>,
) => ({ ...readService(description), ...writeService(description) });

// Without literal columns the client cannot infer the rows' types.
const query = (db: SupabaseClient, table: 'news' | 'notices') => db.from(table);

function readService<Listed, Item, Input, Filter>({
  table,
  operations,
  columns,
  ...description
}: ItemDescription<Listed, Item, Input, Filter>) {
  return {
    /** Returns one page of all items, newest first; an empty one beyond the last (spec 9, Paging). */
    list: (options: ListOptions & Filter): Promise<Result<Page<Listed>>> =>
      withStaffSession(operations.read, (db) => {
        const { page, search = '', signal } = options;
        const newestFirst = () => {
          let found = query(db, table).select(columns.list, { count: 'exact' });
          if (search.trim()) found = found.or(titleMatches(search));
          if (signal) found = found.abortSignal(signal);
          return description
            .filter(found, options)
            .order('created_at', { ascending: false })
            .order('id')
            .retry(false)
            .throwOnError();
        };
        return readPage(newestFirst, description.toListed, page);
      }),

    /** Returns the item to edit. `notFound`: no item has this id. */
    get: (id: string): Promise<Result<Item>> =>
      withStaffSession(operations.read, async (db) => {
        const found = query(db, table).select(columns.item).eq('id', assertUuid(id));
        return description.toItem(singleRow((await found.retry(false).throwOnError()).data));
      }),
  };
}

function writeService<Listed, Item, Input, Filter>({
  table,
  operations,
  columns,
  ...description
}: ItemDescription<Listed, Item, Input, Filter>) {
  /**
   * Updates an item and returns it as stored. `notFound`: it has been deleted meanwhile;
   * `duplicateSlug` and `rejected` as for `create`.
   * @param version of the item that was edited (optimistic locking): the update fails with
   *   `conflict` where another version is stored by now. Left out: updates whatever is stored.
   */
  const update = (id: string, input: Input, version?: string): Promise<Result<Item>> =>
    withStaffSession(operations.update, async (db) => {
      let updated = query(db, table).update(description.toRow(input)).eq('id', assertUuid(id));
      if (version) {
        const [from, to] = versionWindow(version);
        updated = updated.gte('updated_at', from).lte('updated_at', to);
      }
      const { data } = await updated.select(columns.saved).throwOnError();
      if (data.length === 0 && version) {
        await throwIfExists(query(db, table).select('id').eq('id', id).retry(false).throwOnError());
      }
      return description.toItem(singleRow(data));
    });

  return {
    /**
     * Inserts an item and returns it as stored. `duplicateSlug`: another article has the slug;
     * `rejected`: the database refuses a value.
     * @param id the same at each attempt of a form: where an earlier attempt was stored although its
     *   response was lost, this one updates that item and does not insert a second
     */
    create: (input: Input, id: string = crypto.randomUUID()): Promise<Result<Item>> =>
      withStaffSession(operations.create, async (db) => {
        const row = { ...description.toRow(input), id };
        try {
          // Throws, because only a thrown error tells a failed connection from a refusal.
          const { data } = await query(db, table).insert(row).select(columns.item).throwOnError();
          return description.toItem(singleRow(data));
        } catch (cause) {
          if (isDuplicateKeyError(cause)) return unwrap(await update(id, input));
          throw cause;
        }
      }),

    update,

    /** Moves an item to the bin (decision 0019). `notFound`: it has been deleted already. */
    remove: (id: string): Promise<Result<null>> =>
      withStaffSession(operations.remove, async (db) => {
        const deleted = query(db, table).delete().eq('id', assertUuid(id)).select('id');
        singleRow((await deleted.throwOnError()).data);
        return null;
      }),
  };
}
