import type { SupabaseClient } from '@supabase/supabase-js';
import { type Operation, type Result, unwrap } from '../../../lib/http/result';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { isDuplicateConstraint, isDuplicateKeyError, throwIfExists } from './statements';

type ItemTable = 'news' | 'notices' | 'alerts';

/** Methods, because TypeScript compares their parameters bivariantly: a description narrows `row` to its columns. */
interface ItemDescription<Item, Input> {
  table: ItemTable;
  /** The operation of the error catalogue for each call (R8.2 to R8.5). */
  operations: Record<'read' | 'create' | 'update' | 'remove', Operation>;
  /**
   * The columns of an item to edit, and of the result of an update. `saved` must not embed another table's row: see
   * SAVED_COLUMNS of news.
   */
  columns: Record<'item' | 'saved', string>;
  toItem(row: object): Item;
  /** The columns to write; an omitted one is left unchanged. */
  toRow(input: Input): object;
}

/**
 * R7.8 to R7.13. Every call fails with the sentence of its operation (R8.2 to R8.5) and, in addition to the codes named below,
 * with those of {@link withStaffSession}.
 */
export const createItemService = <Item, Input>(description: ItemDescription<Item, Input>) => ({
  ...readService(description),
  ...writeService(description),
});

// Untyped, because supabase-js infers the types of rows from literal columns alone.
const query = (db: SupabaseClient, table: ItemTable) => db.from(table);

function readService<Item, Input>({
  table,
  operations,
  columns,
  ...description
}: ItemDescription<Item, Input>) {
  return {
    /** Fails with `notFound` where no item has this id. */
    get: (id: string): Promise<Result<Item>> =>
      withStaffSession(operations.read, async (db) => {
        const request = query(db, table).select(columns.item).eq('id', assertUuid(id));
        return description.toItem(singleRow((await request.retry(false).throwOnError()).data));
      }),
  };
}

function writeService<Item, Input>({
  table,
  operations,
  columns,
  ...description
}: ItemDescription<Item, Input>) {
  /**
   * Updates an item and returns it as stored. Fails with `notFound` where it has been deleted in the
   * meantime, and with `duplicateSlug` and `rejected` as `create` does.
   * @param revision of the item when the edit began (optimistic locking): the update fails with `conflict`
   *   where another one is stored by now. Omitted: updates any revision
   */
  const update = (id: string, input: Input, revision?: number): Promise<Result<Item>> =>
    withStaffSession(operations.update, async (db) => {
      const all = query(db, table).update(description.toRow(input)).eq('id', assertUuid(id));
      const updated = revision === undefined ? all : all.eq('revision', revision);
      const { data } = await updated.select(columns.saved).throwOnError();
      if (data.length === 0 && revision !== undefined) {
        await throwIfExists(query(db, table).select('id').eq('id', id).retry(false).throwOnError());
      }
      return description.toItem(singleRow(data));
    });

  /**
   * Inserts an item and returns it as stored. Fails with `duplicateSlug` where another article has the
   * slug, and with `rejected` where a value violates a constraint of the database.
   * @param id a UUID, the same at each attempt of a form: where an earlier attempt was stored although
   *   its response was lost, this one updates that item instead of inserting a second
   */
  const create = (input: Input, id: string = crypto.randomUUID()): Promise<Result<Item>> =>
    withStaffSession(operations.create, async (db) => {
      const row = { ...description.toRow(input), id };
      try {
        // `throwOnError`, because only thrown errors distinguish a lost connection from a rejection.
        const { data } = await query(db, table).insert(row).select(columns.item).throwOnError();
        return description.toItem(singleRow(data));
      } catch (cause) {
        if (isDuplicateKeyError(cause)) return unwrap(await update(id, input));
        // A colleague has moved the item to the bin since an earlier attempt, and may restore it.
        if (isDuplicateConstraint(cause, 'item_id_taken')) return unwrap(await create(input));
        throw cause;
      }
    });

  return {
    create,
    update,

    /** Decision 0019. Fails with `notFound` where it has been deleted already. */
    remove: (id: string): Promise<Result<null>> =>
      withStaffSession(operations.remove, async (db) => {
        const deleted = query(db, table).delete().eq('id', assertUuid(id)).select('id');
        singleRow((await deleted.throwOnError()).data);
        return null;
      }),
  };
}
