/**
 * The columns that roles of PostgreSQL may read and write, and the functions that they may call
 * (R6.1, R6.2); rows are in `tests/support/database/rights/answers.ts`. Tests compare this list
 * with the migrated schema. A new table is a new entry: its columns, the primary key first. What is
 * not listed is rejected.
 */

import { formColumns as columnsOfKind } from '../src/staff/kinds/kinds';

/** Level of rights: without a session, with a session, as writer or as admin (decision 0039). */
export type Level = 'anonymous' | 'member' | 'writer' | 'admin';

/** Columns, separated by spaces. Accounts share grants, because staff are no role of PostgreSQL. */
export interface TableRights {
  read: string;
  /** Visitors read no column. */
  accountsOnly?: true;
  /** Columns that every account may read and the anonymous role may not. */
  toAccounts?: string;
  add?: string;
  change?: string;
  remove?: true;
}

/** The columns that staff write. */
const ARTICLE = columnsOfKind('news').join(' ');
const NOTICE = columnsOfKind('notices').join(' ');
const ALERT = columnsOfKind('alerts').join(' ');
/** Triggers alone set these. */
const SAVES = 'created_at updated_at revision';
const SAVES_OF_TEXTS = `${SAVES} text_changed_at translation_changed_at translation_state listed_at words`;

export const tables: Record<string, TableRights> = {
  news: {
    read: `id ${ARTICLE} ${SAVES_OF_TEXTS}`,
    toAccounts: 'author_id',
    add: `id ${ARTICLE} author_id`,
    change: ARTICLE,
    remove: true,
  },
  notices: {
    read: `id ${NOTICE} ${SAVES_OF_TEXTS}`,
    add: `id ${NOTICE}`,
    change: NOTICE,
    remove: true,
  },
  alerts: {
    read: `id ${ALERT} ${SAVES}`,
    toAccounts: 'author_id',
    add: `id ${ALERT} author_id`,
    change: ALERT,
    remove: true,
  },
  facts: {
    read: 'id key value updated_at revision',
    add: 'id key value',
    change: 'value',
  },
  news_categories: { read: 'id name slug' },
  profiles: {
    read: 'id role created_at',
    accountsOnly: true,
  },
  history: {
    read: 'id occurred_at actor_id actor_name kind action item_id title changes item has_item files',
    accountsOnly: true,
  },
  drafts: {
    read: 'id kind item_id author_id author_name title form_values files base_revision taken state handed_over_at note reviewer_name saved_at revision',
    accountsOnly: true,
    add: 'id kind item_id author_id title form_values base_revision taken state note',
    change: 'title form_values base_revision taken state note',
  },
  earlier_slugs: { read: 'slug news_id' },
};

export interface FunctionRights {
  by: Level[];
  /** The arguments of the tests, for a function with required parameters. */
  with?: Record<string, string>;
}

/** The functions that PostgREST exposes; all are invokers. */
export const functions: Record<string, FunctionRights> = {
  current_site: { by: ['anonymous', 'member', 'writer', 'admin'] },
  close_embassy: {
    by: ['admin'],
    with: {
      key: 'closedDays.test',
      day: '{"from":"2099-01-04","to":"2099-01-04","reason":{"en":"Snow","ru":"Снег"}}',
      alert:
        '{"level":"important","text_en":"Closed","text_ru":"Закрыто","starts_at":"now","ends_at":"tomorrow"}',
    },
  },
  news_years: { by: ['anonymous', 'member', 'writer', 'admin'] },
  restore_from_bin: {
    by: ['admin'],
    with: { item_kind: 'news', item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  purge_from_bin: {
    by: ['admin'],
    with: { item_kind: 'news', item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  named_files: {
    by: ['writer', 'admin'],
    with: { urls: '{https://example.org/file.jpg}' },
  },
  has_staff_access: { by: ['member', 'writer', 'admin'] },
  people: { by: ['admin'] },
  set_role: {
    by: ['admin'],
    with: { account: '00000000-0000-4000-8000-00000000dead', new_role: 'admin' },
  },
};

/** Splits a list of columns: `'id title'` becomes `['id', 'title']`. */
export const names = (columns = ''): string[] => columns.split(' ').filter(Boolean);

/** Returns every column of a table; the first is the primary key. */
export const accountColumns = ({ read, toAccounts }: TableRights): string[] => [
  ...names(read),
  ...names(toAccounts),
];

/** Returns the columns that a level may read, as far as it may read any row. */
export const readableBy = (rights: TableRights, level: Level): string[] => {
  if (level !== 'anonymous') return accountColumns(rights);
  return rights.accountsOnly ? [] : names(rights.read);
};
