import type { SupabaseClient } from '@supabase/supabase-js';
import { parseDate } from '../../../lib/dates/moscowTime';
import { AppError } from '../../../lib/http/errorCodes';
import { type Result, unwrap } from '../../../lib/http/result';
import { type Page, readPage } from '../../../site/data/paging';
import { withSignal } from '../../../site/data/withSignal';
import { allFilters, filterByWords, queryWords } from '../../../site/data/words';
import type { AnyItem, Item, Kind, State, TranslatedKind } from '../../kinds/kind';
import {
  allKinds,
  hasDrafts,
  kindDefinition,
  type Listed,
  translatedKinds,
} from '../../kinds/kinds';
import { DATABASE_NOW } from '../../kinds/rows';
import { rememberedUser } from '../auth/rememberedSession';
import { assertUuid, queryData, singleRow, withStaffSession } from '../withStaffSession';

// Untyped, because supabase-js infers the types of rows from literal columns alone.
const itemTable = (db: SupabaseClient, kind: Kind) => db.from(kind);

/** Returns the columns of a kind's list for `select`, separated by commas. */
export const listedColumns = (kind: Kind): string => kindDefinition(kind).listed.join(', ');

/** Returns the columns of a list and the texts, because the message after a save copies them. */
const savedColumns = (kind: Kind): string => {
  const { texts, listed } = kindDefinition(kind);
  const columns = texts.flatMap((text) => [text, `translated_${text}`]);
  return [...new Set([...listed, ...columns])].join(', ');
};

/**
 * Fetches a whole item (R7.8 to R7.13). Like every request below it fails with the sentence of its
 * operation, with the codes of {@link withStaffSession}, and with `notFound` if no item has the id.
 */
export const get = <K extends Kind>(kind: K, id: string): Promise<Result<Item<K>>> =>
  withStaffSession(`kinds:${kind}.failed.fetch`, async (db) => {
    const columns = kind === 'news' ? '*, news_categories(slug, name)' : '*';
    const request = itemTable(db, kind).select(columns).eq('id', assertUuid(id));
    return singleRow(await queryData(request)) as unknown as Item<K>;
  });

/**
 * Fetches some columns of the named items, all kinds at once. They come in no order, and no row
 * says its kind; items that are not stored are missing. Throws, because its callers run inside
 * {@link withStaffSession}.
 */
export async function storedItems(
  db: SupabaseClient,
  items: { kind: string; id: string | null }[],
  kindColumns: (kind: Kind) => string,
): Promise<AnyItem[]> {
  const ofKind = async (kind: Kind): Promise<AnyItem[]> => {
    const ids = new Set(items.flatMap((item) => (item.kind === kind && item.id ? item.id : [])));
    if (ids.size === 0) return [];
    const stored = db
      .from(kind)
      .select<string, AnyItem>(kindColumns(kind))
      .in('id', [...ids]);
    return queryData(stored);
  };
  return (await Promise.all(allKinds.map(ofKind))).flat();
}

/**
 * Sets columns of an item; an omitted one stays. Returns its columns of lists and its texts. Fails
 * with `duplicateSlug` if another article has the slug, with `endBeforeStart`, `endPast`,
 * `periodTooLong`, and `rejected` for any other constraint.
 * @param revision of the item when the edit began (optimistic locking): fails with `conflict` if
 *   another one is stored by now. Omitted: updates any revision
 */
export const update = <K extends Kind>(
  kind: K,
  id: string,
  columns: Partial<Item<K>>,
  revision?: number,
): Promise<Result<Listed<K>>> =>
  withStaffSession(`kinds:${kind}.failed.update`, async (db) => {
    const all = itemTable(db, kind)
      .update(columns as object)
      .eq('id', assertUuid(id));
    const updated = revision === undefined ? all : all.eq('revision', revision);
    const { data } = await updated.select(savedColumns(kind)).throwOnError();
    if (data.length === 0 && revision !== undefined) {
      const stored = itemTable(db, kind).select('id').eq('id', id);
      if ((await queryData(stored)).length > 0) throw new AppError('conflict');
    }
    return singleRow(data) as unknown as Listed<K>;
  });

/**
 * Inserts an item. Returns and fails as {@link update} does, but never with `conflict`.
 * @param id a UUID, the same at each attempt of a form; omitted, a new one. An item that an earlier
 *   attempt has stored is updated, because its response may be lost. If that item is in the bin,
 *   another one is inserted with another id
 */
export const create = <K extends Kind>(
  kind: K,
  columns: Partial<Item<K>>,
  id: string = crypto.randomUUID(),
): Promise<Result<Listed<K>>> =>
  withStaffSession(`kinds:${kind}.failed.create`, async (db) => {
    try {
      // `throwOnError`, because only thrown errors distinguish a lost connection from a rejection.
      const insert = itemTable(db, kind).insert({ ...columns, id });
      const { data } = await insert.select(savedColumns(kind)).throwOnError();
      return singleRow(data) as unknown as Listed<K>;
    } catch (cause) {
      if (isDuplicate(cause, '_pkey')) return unwrap(await update(kind, id, columns));
      // A colleague has moved the item to the bin since an earlier attempt, and may restore it.
      if (isDuplicate(cause, 'item_id_taken')) return unwrap(await create(kind, columns));
      throw cause;
    }
  });

/** Returns whether a unique constraint whose name contains `name` has rejected an insert. */
export function isDuplicate(cause: unknown, name: string): boolean {
  const { code, message } = Object(cause) as Record<string, unknown>;
  return code === '23505' && String(message).includes(name);
}

/** Moves an item to the bin (decision 0019). Fails with `notFound` if it is there already. */
export const remove = (kind: Kind, id: string): Promise<Result<null>> =>
  withStaffSession(`kinds:${kind}.failed.delete`, async (db) => {
    const deleted = itemTable(db, kind).delete().eq('id', assertUuid(id)).select('id');
    singleRow((await deleted.throwOnError()).data);
    return null;
  });

/**
 * Ends an item now, by the clock of the database; only for a kind with `period.until`. Fails as
 * {@link update} does: with `endBeforeStart` if it has not begun.
 */
export const endNow = <K extends Kind>(kind: K, id: string): Promise<Result<Listed<K>>> =>
  update(kind, id, { [String(kindDefinition(kind).period.until)]: DATABASE_NOW } as Partial<
    Item<K>
  >);

export interface ListOptions {
  /** Number of the page, from 1. */
  page: number;
  /** Words of the texts in either language, in any order; blank for all. */
  search?: string;
  /** `open`: not ended. */
  state?: 'all' | 'open' | State;
  signal?: AbortSignal;
}

/** Fetches 10 items, newest first (R9.28, decision 0038). A page beyond the last has the total. */
export const list = <K extends Kind>(
  kind: K,
  { page, search = '', state, signal }: ListOptions,
): Promise<Result<Page<Listed<K>>>> =>
  withStaffSession(`kinds:${kind}.failed.fetch`, async (db) => {
    const words = queryWords(search);
    const filters = notEnded(kind, state);
    if (words.length > 0) filters.push(filterByWords(words, 1));
    // The date that the list shows: the last change of a draft, the publication of an article, the
    // start of a notice. What has no drafts has the date of its creation alone.
    const date = hasDrafts(kind) ? 'listed_at' : 'created_at';
    const query = () => {
      let matching = inState(selectAll(db, kind), kind, state);
      // Once in a query, because @supabase/lite applies the last `or` alone.
      if (filters.length > 0) matching = matching.or(allFilters(filters));
      const sorted = matching.order(date, { ascending: false }).order('id');
      return withSignal(sorted, signal).retry(false).throwOnError();
    };
    return readPage(query, (row: object) => row as Listed<K>, page);
  });

const selectAll = (db: SupabaseClient, kind: Kind) =>
  db.from(kind).select<string, object>(listedColumns(kind), { count: 'exact' });

/** Returns the filter that leaves out ended items; an empty list for other states. */
function notEnded(kind: Kind, state: ListOptions['state']): string[] {
  const { until } = kindDefinition(kind).period;
  const isOpen = state === 'open' || state === 'shown';
  return until && isOpen ? [`or(${until}.is.null,${until}.gt.${DATABASE_NOW})`] : [];
}

/** Adds the filter of a state, by the clock of the database; {@link notEnded} completes it. */
function inState(
  all: ReturnType<typeof selectAll>,
  kind: Kind,
  state: ListOptions['state'] = 'all',
): typeof all {
  const { from, until } = kindDefinition(kind).period;
  if (state === 'all') return all;
  if (state === 'draft') return all.eq('status', 'draft');
  const published = hasDrafts(kind) ? all.eq('status', 'published') : all;
  // A scheduled item has not ended, because the database accepts no end before the start.
  if (state === 'scheduled') return published.gt(from, DATABASE_NOW);
  if (state === 'ended') return until ? published.lte(until, DATABASE_NOW) : published;
  return state === 'shown' ? published.lte(from, DATABASE_NOW) : published;
}

export interface ToDo {
  kind: TranslatedKind;
  item: Listed<TranslatedKind>;
  reason: 'draft' | 'outdated';
}

/** Maximum number of items of one kind. */
const MAX_TO_DO = 50;

/**
 * Fetches what waits for the signed-in person, the last change first, at most 50 items of a kind:
 * drafts (of a kind with authors only their own), and published items with an outdated translation.
 */
export const toDo = (signal?: AbortSignal): Promise<Result<ToDo[]>> =>
  withStaffSession('newsFetch', async (db) => {
    const ofKind = async (kind: TranslatedKind): Promise<ToDo[]> => {
      const { isSigned } = kindDefinition(kind);
      const own = isSigned ? `,author_id.eq.${assertUuid(rememberedUser() ?? '')}` : '';
      const waiting = db
        .from(kind)
        .select<string, AnyItem>(listedColumns(kind))
        .or(`and(status.eq.draft${own}),and(status.eq.published,translation_state.eq.outdated)`);
      const newest = waiting.order('updated_at', { ascending: false }).limit(MAX_TO_DO);
      return (await queryData(newest, signal)).map((item) => ({
        kind,
        item: item as Listed<TranslatedKind>,
        reason: item.status === 'draft' ? 'draft' : 'outdated',
      }));
    };
    const all = (await Promise.all(translatedKinds.map(ofKind))).flat();
    const changedAt = ({ item }: ToDo) => parseDate(item.updated_at).getTime();
    return all.sort((a, b) => changedAt(b) - changedAt(a));
  });

/** What happens to an item without anybody: visitors see it from a time on, or no longer. */
export interface Coming {
  kind: Kind;
  item: AnyItem;
  event: 'begins' | 'ends';
  date: Date;
}

/** Fetches what begins and ends from now on, in no order, of at most 50 items of a kind. */
export const coming = (signal?: AbortSignal): Promise<Result<Coming[]>> =>
  withStaffSession('newsFetch', async (db) => {
    const ofKind = async (kind: Kind): Promise<Coming[]> => {
      const { from, until } = kindDefinition(kind).period;
      const columns = [from, ...(until ? [until] : [])];
      const ahead = columns.map((column) => `${column}.gt.${DATABASE_NOW}`).join();
      const rows = db
        .from(kind)
        .select<string, AnyItem>(listedColumns(kind))
        .or(hasDrafts(kind) ? `and(status.eq.published,or(${ahead}))` : ahead);
      return (await queryData(rows.limit(MAX_TO_DO), signal)).flatMap((item) =>
        columns.flatMap((column): Coming[] => {
          const date = parseDate(item[column]);
          const event = column === from ? 'begins' : 'ends';
          return date > new Date() ? [{ kind, item, event, date }] : [];
        }),
      );
    };
    return (await Promise.all(allKinds.map(ofKind))).flat();
  });
