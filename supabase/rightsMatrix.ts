/**
 * The columns that roles of PostgreSQL may read and write, and the functions that they may call
 * (R6.1, R6.2); rows are in `tests/support/database/rights/answers.ts`. Tests compare this list
 * with the migrated schema. A new table is a new entry: its columns, the primary key first. What is
 * not listed is rejected.
 */

import { columnsOf as columnsOfKind } from '../src/staff/kinds/kinds';

/** Level of rights: without a session, with a session, as writer or as admin (decision 0039). */
export type Level = 'anonymous' | 'member' | 'writer' | 'admin';

/** Columns, separated by spaces. Accounts share grants, because staff are no role of PostgreSQL. */
export interface TableRights {
  holds: string;
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
/** An import supplies `created_at`; triggers alone change these. */
const SAVES = 'created_at updated_at revision';
/** A duplicate supplies them. */
const DATES_OF_TEXTS = 'text_changed_at translation_changed_at';
const SAVES_OF_TEXTS = `${SAVES} ${DATES_OF_TEXTS} translation_state listed_at words`;

export const tables: Record<string, TableRights> = {
  news: {
    holds: 'Articles',
    read: `id ${ARTICLE} ${SAVES_OF_TEXTS}`,
    toAccounts: 'author_id',
    add: `id ${ARTICLE} author_id created_at ${DATES_OF_TEXTS}`,
    change: ARTICLE,
    remove: true,
  },
  notices: {
    holds: 'Notices',
    read: `id ${NOTICE} ${SAVES_OF_TEXTS}`,
    add: `id ${NOTICE} created_at ${DATES_OF_TEXTS}`,
    change: NOTICE,
    remove: true,
  },
  alerts: {
    holds: 'Messages for every page of the site',
    read: `id ${ALERT} ${SAVES}`,
    toAccounts: 'author_id',
    add: `id ${ALERT} author_id created_at`,
    change: ALERT,
    remove: true,
  },
  facts: {
    holds: 'What staff have changed of fees, hours and other facts, closed days and answers',
    read: 'id key value updated_at revision',
    add: 'id key value',
    change: 'value',
  },
  news_categories: { holds: 'Categories of news', read: 'id name slug' },
  profiles: {
    holds: 'Who is an admin or a writer, and their names',
    read: 'id role created_at full_name',
    accountsOnly: true,
    change: 'full_name',
  },
  history: {
    holds:
      'Who changed what, and when; what articles, notices and alerts said before, and those that were deleted in the last 30 days',
    read: 'id occurred_at actor_id actor_name kind action item_id title changes item has_item files',
    accountsOnly: true,
  },
  drafts: {
    holds:
      'What staff have typed and not yet saved, and what of it waits for the review of an admin or came back',
    read: 'id kind item_id author_id author_name title form_values files base_revision taken state handed_over_at note reviewer_name saved_at revision',
    accountsOnly: true,
    add: 'id kind item_id author_id title form_values base_revision taken state note',
    change: 'title form_values base_revision taken state note',
  },
  earlier_slugs: {
    holds: 'The addresses that published articles had before',
    read: 'slug news_id',
  },
  site: {
    holds: 'The host of the files of the site',
    read: 'singleton file_host',
  },
};

export interface FunctionRights {
  returns: string;
  by: Level[];
  /** Whether the function writes, so that PostgREST rejects it as GET. */
  writes?: true;
  /** The arguments of the tests, for a function with required parameters. */
  with?: Record<string, string>;
}

/** The functions that PostgREST exposes; all are invokers. */
export const functions: Record<string, FunctionRights> = {
  current_site: {
    returns: 'the alerts of now and the facts that have changed since a time',
    by: ['anonymous', 'member', 'writer', 'admin'],
  },
  close_embassy: {
    returns: 'the id of the alert; stores a closed day and an alert',
    by: ['admin'],
    writes: true,
    with: {
      key: 'closedDays.test',
      day: '{"from":"2099-01-04","to":"2099-01-04","reason":{"en":"Snow","ru":"Снег"}}',
      alert:
        '{"level":"important","text_en":"Closed","text_ru":"Закрыто","starts_at":"now","ends_at":"tomorrow"}',
    },
  },
  news_years: {
    returns: 'the number of articles on the public list by year',
    by: ['anonymous', 'member', 'writer', 'admin'],
  },
  restore_from_bin: {
    returns: 'an item out of the bin',
    by: ['admin'],
    writes: true,
    with: { item_kind: 'news', item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  purge_from_bin: {
    returns: 'the files of an item of the bin, deleted permanently',
    by: ['admin'],
    writes: true,
    with: { item_kind: 'news', item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  log_file_deletion: {
    returns: 'whether nothing names a file, with a line that it was deleted',
    by: ['writer', 'admin'],
    writes: true,
    with: { url: 'https://store.public.blob.vercel-storage.com/news/file.jpg' },
  },
  file_references: {
    returns: 'which items, versions and drafts name a file',
    by: ['member', 'writer', 'admin'],
    with: { urls: '{https://example.org/file.jpg}' },
  },
  has_staff_access: {
    returns: 'whether the caller acts as an admin or a writer',
    by: ['member', 'writer', 'admin'],
  },
  people: {
    returns:
      'who has access; to admins also accounts without a role, last activity and second factor',
    by: ['writer', 'admin'],
  },
  set_role: {
    returns: 'whether the account exists, whose role is now another',
    by: ['admin'],
    writes: true,
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
