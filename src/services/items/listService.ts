import type { SupabaseClient } from '@supabase/supabase-js';
import type { Operation, Result } from '../../lib/http/result';
import type { getSupabase } from '../../lib/http/supabase';
import { PAGE_SIZE, type Page, rangeOf, requireCount } from '../paging';
import { singleRow, withStaffSession } from '../withStaffSession';
import { searchWords } from './searchWords';
import type { TranslationGap } from './translationState';

/**
 * `newest` and `oldest` compare the date that the list shows: the last change of a draft, the publication of an article, the
 * start of a notice. The first is the default.
 */
export const LIST_SORTS = ['newest', 'oldest', 'title', 'title-z', 'changed', 'unchanged'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** See decision 0038. */
const MAX_COUNTED = 10_000;

export interface ListedPage<Item> extends Page<Item> {
  /** More than `MAX_COUNTED` items match; `total` is that number then. */
  hasMore: boolean;
}

export interface ListOptions {
  /** From 1. */
  page: number;
  /** Words of a title in either language, in any order, each complete or its beginning; blank for all. */
  search?: string;
  /** Only items that lack a text or have an outdated translation; 'all' and omitted: every item. */
  gap?: 'all' | TranslationGap;
  sort?: ListSort;
  signal?: AbortSignal;
}

interface ListDescription<Item, Filter> {
  table: 'news' | 'notices';
  operation: Operation;
  /** The columns of a row of the list, `id` among them. */
  columns: string;
  toItem(row: object): Item;
  /** Converts the filters to further parameters of the function; an omitted one selects all. */
  toParameters(filter: Filter): Record<string, string | undefined>;
}

/**
 * One page of 10 items (R9.28): first the ids that the database function finds, then their rows (decision 0038). A page beyond
 * the last is empty. Fails with the codes of {@link withStaffSession}.
 */
export const createListService =
  <Item extends { id: string }, Filter>(description: ListDescription<Item, Filter>) =>
  (options: ListOptions & Filter): Promise<Result<ListedPage<Item>>> =>
    withStaffSession(description.operation, async (db) => {
      const { total, ids } = await findIds(db, description, options);
      const counted = requireCount(total);
      return {
        items: ids.length > 0 ? await readRows(db, description, ids, options.signal) : [],
        total: Math.min(counted, MAX_COUNTED),
        hasMore: counted > MAX_COUNTED,
      };
    });

type Database = ReturnType<typeof getSupabase>;

async function findIds<Item, Filter>(
  db: Database,
  { table, toParameters }: ListDescription<Item, Filter>,
  options: ListOptions & Filter,
) {
  const { page, search = '', gap = 'all', sort, signal } = options;
  const [from] = rangeOf(page, PAGE_SIZE);
  const parameters = {
    words: search.trim() ? await searchWords(search) : undefined,
    gap: gap === 'all' ? undefined : gap,
    sort,
    first_row: from || undefined,
    ...toParameters(options),
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const call = db.rpc(`find_${table}`, Object.fromEntries(given), { get: true });
  const request = signal ? call.abortSignal(signal) : call;
  return singleRow((await request.retry(false).throwOnError()).data);
}

/** In the order of the ids; a row that has been deleted since is missing. */
async function readRows<Item extends { id: string }, Filter>(
  db: Database,
  { table, columns, toItem }: ListDescription<Item, Filter>,
  ids: string[],
  signal: AbortSignal | undefined,
): Promise<Item[]> {
  // Untyped, because supabase-js infers the types of rows from literal columns alone.
  const untyped: SupabaseClient = db;
  const call = untyped.from(table).select(columns).in('id', ids);
  const request = signal ? call.abortSignal(signal) : call;
  const { data } = await request.retry(false).throwOnError();
  const items = data.map(toItem);
  return items.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
