import type { SupabaseClient } from '@supabase/supabase-js';
import type { Operation, Result } from '../../../lib/http/result';
import { type Page, readPage } from '../../../services/paging';
import { withSignal } from '../../../services/withSignal';
import { withStaffSession } from '../withStaffSession';
import { searchWords } from './searchWords';
import type { TranslationGap } from './translationState';

/**
 * `newest` and `oldest` compare the date that the list shows: the last change of a draft, the publication of an article, the
 * start of a notice. The first is the default.
 */
export const LIST_SORTS = ['newest', 'oldest', 'title', 'title-z', 'changed', 'unchanged'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

const ORDERS = {
  newest: { column: 'listed_at', ascending: false },
  oldest: { column: 'listed_at', ascending: true },
  title: { column: 'title', ascending: true },
  'title-z': { column: 'title', ascending: false },
  changed: { column: 'updated_at', ascending: false },
  unchanged: { column: 'updated_at', ascending: true },
} as const;

export interface ListOptions {
  /** From 1. */
  page: number;
  /** Words of a title in either language, in any order; blank for all. */
  search?: string;
  /** Only items that lack a text or have an outdated translation; 'all' and omitted: every item. */
  gap?: 'all' | TranslationGap;
  sort?: ListSort;
  signal?: AbortSignal;
}

// Untyped, because supabase-js infers the types of rows from literal columns alone.
const allRows = (db: SupabaseClient, table: string, columns: string) =>
  db.from(table).select(columns, { count: 'exact' });

/** A query of PostgREST that takes further filters. */
export type ListQuery = ReturnType<typeof allRows>;

interface ListDescription<Item, Filter> {
  table: 'news' | 'notices';
  operation: Operation;
  /** The columns of a row of the list. */
  columns: string;
  toItem(row: object): Item;
  /** Adds the filters of the kind; an omitted one selects all. */
  narrow(query: ListQuery, filter: Filter): ListQuery;
}

/**
 * One page of 10 items (R9.28, decision 0038). A page beyond the last is empty and has the right total. Fails with the codes of
 * {@link withStaffSession}.
 */
export const createListService =
  <Item, Filter>(description: ListDescription<Item, Filter>) =>
  (options: ListOptions & Filter): Promise<Result<Page<Item>>> =>
    withStaffSession(description.operation, async (db) => {
      const { table, columns, toItem, narrow } = description;
      const { page, search = '', gap = 'all', sort = 'newest', signal } = options;
      const words = search.trim() ? await searchWords(search) : [];
      const { column, ascending } = ORDERS[sort];
      const query = () => {
        let matching = narrow(allRows(db, table, columns), options);
        if (gap !== 'all') matching = matching.eq('translation_state', gap);
        if (words.length > 0) {
          matching = matching.likeAllOf(
            'titles',
            words.map((word) => `%${word}%`),
          );
        }
        // Ids in the direction of the index, which is read backwards in ascending order of dates.
        const sorted = matching
          .order(column, { ascending })
          .order('id', { ascending: column === 'title' ? ascending : !ascending });
        return withSignal(sorted, signal).retry(false).throwOnError();
      };
      return readPage<object, Item>(query, toItem, page);
    });
