import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/http/database.types';
import { type Operation, type Result, unwrap } from '../../lib/http/result';
import { type Page, readPage } from '../paging';
import { assertUuid, singleRow, staffCall } from '../staffCall';
import { isDuplicateKeyError, likePattern, throwIfExists, versionWindow } from './statements';

type Table = 'news' | 'notices';
type InsertRow<T extends Table> = Database['public']['Tables'][T]['Insert'];

/** What every list of items can be narrowed by. */
export interface ListOptions {
  /** From 1. */
  page: number;
  /** Part of a title; blank for all. */
  search?: string;
  signal?: AbortSignal;
}

/** The filters of a PostgREST query that a description may add. */
export interface Filterable {
  eq(column: string, value: string): this;
  lte(column: string, value: string): this;
  gt(column: string, value: string): this;
}

interface CommonDescription<Row, Item> {
  table: Table;
  /** The error catalogue's sentence for each call (spec 8). */
  operations: { read: Operation; create: Operation; update: Operation; remove: Operation };
  columns: {
    /** Of a list's rows. */
    list: string;
    /** Of an item to edit. */
    item: string;
    /** What an update returns. It may not embed another table's row: see SAVED_COLUMNS of news. */
    saved: string;
  };
  toItem: (row: Row) => Item;
}

interface ReadDescription<ListRow, Listed, Row, Item, Options>
  extends CommonDescription<Row, Item> {
  toListed: (row: ListRow) => Listed;
  /** Adds the list's own filters to its query. */
  filter: <Query extends Filterable>(query: Query, options: Options) => Query;
}

interface WriteDescription<T extends Table, Row, Item, Input> extends CommonDescription<Row, Item> {
  table: T;
  /** The columns to write; what is left out keeps its stored value. */
  toRow: (input: Input) => InsertRow<T>;
}

interface ReadService<Listed, Item, Options> {
  /** Returns one page of all items, newest first; an empty one beyond the last (spec 9, Paging). */
  list: (options: ListOptions & Options) => Promise<Result<Page<Listed>>>;
  /** Returns the item to edit. `notFound`: no item has this id. */
  get: (id: string) => Promise<Result<Item>>;
}

interface WriteService<Item, Input> {
  /**
   * Inserts an item and returns it as stored. `duplicateSlug`: another article has the slug;
   * `rejected`: the database refuses a value.
   * @param id the same at each attempt of a form: where an earlier attempt was stored although its
   *   response was lost, this one updates that item and does not insert a second
   */
  create: (input: Input, id?: string) => Promise<Result<Item>>;
  /**
   * Updates an item and returns it as stored. `notFound`: it has been deleted meanwhile;
   * `duplicateSlug` and `rejected` as for `create`.
   * @param version of the item that was edited (optimistic locking): the update fails with
   *   `conflict` where another version is stored by now. Left out: updates whatever is stored.
   */
  update: (id: string, input: Input, version?: string) => Promise<Result<Item>>;
  /** Moves an item to the bin (decision 0019). `notFound`: it has been deleted already. */
  remove: (id: string) => Promise<Result<null>>;
}

/**
 * Creates the service by which staff read and write the items of one table (spec 7). Every call fails
 * with the sentence of its operation (spec 8) and, besides the codes named above, with those of
 * `staffCall`.
 * @param description what differs between news and notices
 */
export const createItemService = <T extends Table, ListRow, Listed, Row, Item, Input, Options>(
  description: ReadDescription<ListRow, Listed, Row, Item, Options> &
    WriteDescription<T, Row, Item, Input>,
): ReadService<Listed, Item, Options> & WriteService<Item, Input> => ({
  ...readService(description),
  ...writeService(description),
});

// The description types the rows: without literal columns the client cannot infer them.
const query = (db: SupabaseClient, table: Table) => db.from(table);

function readService<ListRow, Listed, Row, Item, Options>(
  description: ReadDescription<ListRow, Listed, Row, Item, Options>,
): ReadService<Listed, Item, Options> {
  const { table, operations, columns, toListed, toItem, filter } = description;
  return {
    list: (options) =>
      staffCall(operations.read, (db) => {
        const { page, search = '', signal } = options;
        const newestFirst = () => {
          let found = query(db, table).select(columns.list, { count: 'exact' });
          if (search.trim()) found = found.ilike('title', likePattern(search));
          found = filter(found, options);
          if (signal) found = found.abortSignal(signal);
          return found
            .order('created_at', { ascending: false })
            .order('id')
            .retry(false)
            .throwOnError();
        };
        return readPage(newestFirst, (row) => toListed(row as ListRow), page);
      }),

    get: (id) =>
      staffCall(operations.read, async (db) => {
        const found = query(db, table).select(columns.item).eq('id', assertUuid(id));
        return toItem(singleRow<unknown>((await found.retry(false).throwOnError()).data) as Row);
      }),
  };
}

function writeService<T extends Table, Row, Item, Input>(
  description: WriteDescription<T, Row, Item, Input>,
): WriteService<Item, Input> {
  const { table, operations, columns, toItem, toRow } = description;
  const itemOf = (data: unknown[]): Item => toItem(singleRow(data) as Row);

  const update: WriteService<Item, Input>['update'] = (id, input, version) =>
    staffCall(operations.update, async (db) => {
      let updated = query(db, table).update(toRow(input)).eq('id', assertUuid(id));
      if (version) {
        const [from, to] = versionWindow(version);
        updated = updated.gte('updated_at', from).lte('updated_at', to);
      }
      const { data } = await updated.select(columns.saved).throwOnError();
      if (data.length === 0 && version) {
        await throwIfExists(query(db, table).select('id').eq('id', id).retry(false).throwOnError());
      }
      return itemOf(data);
    });

  return {
    create: (input, id = crypto.randomUUID()) =>
      staffCall(operations.create, async (db) => {
        const row = { ...toRow(input), id };
        try {
          // Throws, because only a thrown error tells a failed connection from a refusal.
          const { data } = await query(db, table).insert(row).select(columns.item).throwOnError();
          return itemOf(data);
        } catch (cause) {
          if (isDuplicateKeyError(cause)) return unwrap(await update(id, input));
          throw cause;
        }
      }),

    update,

    remove: (id) =>
      staffCall(operations.remove, async (db) => {
        const deleted = query(db, table).delete().eq('id', assertUuid(id)).select('id');
        singleRow((await deleted.throwOnError()).data);
        return null;
      }),
  };
}
