/**
 * The rights matrix: which level of user may do what with the data (R6.1, R6.2). The tests try each row of it over
 * HTTP and compare it with the migrated schema; `npm run deploy:check` tries the rights of visitors on a deployed
 * site. A new table is a new entry: its columns (the first is its primary key) and the levels that may read or write
 * them. A right that is not listed is rejected.
 */

import type { Item, Kind } from '../src/staff/kinds/kinds';
import { columnsOf as columnsOfKind, stateOf } from '../src/staff/kinds/values';

/** Level of rights: without a session, with one, or with the role writer or admin (decision 0039). */
export type Level = 'anonymous' | 'member' | 'writer' | 'admin';

export type Row = Record<string, unknown>;

/** Returns whether a new row has the account as its author; a trigger replaces null by it. */
const isSigned = (row: Row, me?: string) => (row.author_id ?? me) === me;

/** The rows of a table by its name. */
export type Rows = Record<string, Row[]>;

/** Returns whether a row is shown, by its status and the period of its kind, as lists of staff say. */
const isShown = (kind: string, row: Row): boolean =>
  stateOf(kind as Kind, row as Partial<Item>) === 'shown';

/** Returns the article to which a row belongs; undefined for one that is in the bin. */
const articleOf = ({ news_id }: Row, { news = [] }: Rows): Row | undefined =>
  news.find(({ id }) => id === news_id);

const YEAR_MS = 365 * 86_400_000;

/** The rows to which a right applies, in words and as a function. */
export const rowRules = {
  all: { text: '', includes: () => true },
  shown: {
    text: 'what is published and due, until its end',
    includes: (row: Row, _me: string | undefined, _all: Rows, table: string) => isShown(table, row),
  },
  ofPublished: {
    text: 'those of what is published and due',
    includes: (row: Row, _me: string | undefined, all: Rows) => {
      const article = articleOf(row, all);
      return article !== undefined && isShown('news', article);
    },
  },
  ofExisting: {
    text: 'those of what is not in the bin',
    includes: (row: Row, _me: string | undefined, all: Rows) => articleOf(row, all) !== undefined,
  },
  begun: {
    text: 'what is published and has begun, until a year after its end',
    includes: ({ status, starts_at, ends_at }: Row) =>
      status !== 'draft' &&
      Date.parse(String(starts_at)) <= Date.now() &&
      (ends_at === null || Date.parse(String(ends_at)) > Date.now() - YEAR_MS),
  },
  inForce: { text: 'what is in force', includes: ({ status }: Row) => status === 'published' },
  own: { text: 'their own', includes: (row: Row, me?: string) => row.id === me },
  drafts: { text: 'drafts', includes: ({ status }: Row) => status === 'draft' },
  signedDrafts: {
    text: 'drafts under their own name',
    includes: (row: Row, me?: string) => row.status === 'draft' && isSigned(row, me),
  },
  signed: {
    text: 'under their own name',
    includes: isSigned,
  },
  signedWork: {
    text: 'drafts, and what they have a working copy of, under their own name',
    includes: (row: Row, me: string | undefined, all: Rows) =>
      isSigned(row, me) &&
      (all.working_copies?.some(
        (copy) =>
          isSigned(copy, me) && copy.item_type === row.item_type && copy.item_id === row.item_id,
      ) ||
        all[String(row.item_type)]?.some(
          ({ id, status }) => id === row.item_id && status === 'draft',
        )) === true,
  },
} satisfies Record<
  string,
  {
    text: string;
    includes: (row: Row, me: string | undefined, all: Rows, table: string) => boolean;
  }
>;

/** The rows by level; a missing level has no right. */
export type RowsByLevel = Partial<Record<Level, keyof typeof rowRules>>;

export interface Right {
  /** Names separated by spaces. All accounts share the grants of a column, because staff have no role of PostgreSQL. */
  columns: string;
  by: RowsByLevel;
}

export interface TableRights {
  holds: string;
  /** Triggers alone write it, whenever staff save or delete an item. */
  triggersWrite?: true;
  read: Right;
  /** Columns that every account may read and the anonymous role may not. */
  toAccounts?: string;
  /** What a new row has in the columns that a rule reads, where the request does not set them. */
  defaults?: Row;
  add?: Right;
  change?: Right;
  remove?: { by: RowsByLevel };
}

const allLevels: RowsByLevel = { anonymous: 'all', member: 'all', writer: 'all', admin: 'all' };
const staff: RowsByLevel = { writer: 'all', admin: 'all' };
const admins: RowsByLevel = { admin: 'all' };
const signed: RowsByLevel = { writer: 'signed', admin: 'signed' };

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
    read: {
      columns: `id ${ARTICLE} ${SAVES_OF_TEXTS}`,
      by: { anonymous: 'shown', member: 'shown', ...staff },
    },
    toAccounts: 'author_id',
    defaults: { status: 'draft' },
    add: {
      columns: `id ${ARTICLE} author_id created_at ${DATES_OF_TEXTS}`,
      by: { writer: 'signedDrafts', admin: 'signed' },
    },
    change: { columns: ARTICLE, by: { writer: 'drafts', admin: 'all' } },
    remove: { by: admins },
  },
  notices: {
    holds: 'Notices',
    read: {
      columns: `id ${NOTICE} ${SAVES_OF_TEXTS}`,
      by: { anonymous: 'begun', member: 'begun', ...staff },
    },
    defaults: { status: 'published' },
    add: {
      columns: `id ${NOTICE} created_at ${DATES_OF_TEXTS}`,
      by: { writer: 'drafts', admin: 'all' },
    },
    change: { columns: NOTICE, by: { writer: 'drafts', admin: 'all' } },
    remove: { by: admins },
  },
  alerts: {
    holds: 'Messages for every page of the site',
    read: {
      columns: `id ${ALERT} ${SAVES}`,
      by: { anonymous: 'shown', member: 'shown', ...staff },
    },
    toAccounts: 'author_id',
    add: { columns: `id ${ALERT} author_id created_at`, by: { admin: 'signed' } },
    change: { columns: ALERT, by: admins },
    remove: { by: admins },
  },
  facts: {
    holds: 'What staff have changed of fees, hours and other facts, closed days and answers',
    read: {
      columns: 'id key value status updated_at revision',
      by: { anonymous: 'inForce', member: 'inForce', ...staff },
    },
    toAccounts: 'author_id',
    defaults: { status: 'published' },
    add: { columns: 'id key value status', by: { writer: 'drafts', admin: 'all' } },
    change: { columns: 'value', by: { writer: 'drafts', admin: 'all' } },
    remove: { by: { writer: 'drafts', admin: 'drafts' } },
  },
  news_categories: {
    holds: 'Categories of news',
    read: { columns: 'id name slug', by: allLevels },
  },
  profiles: {
    holds: 'Who is an admin or a writer, and their names',
    read: { columns: 'id role created_at full_name', by: { member: 'own', ...staff } },
    change: { columns: 'full_name', by: { writer: 'own', admin: 'all' } },
  },
  audit: {
    holds: 'Who changed what, and when, and what articles, notices and alerts said before',
    triggersWrite: true,
    read: {
      columns:
        'id occurred_at actor_id actor_name kind action item_id title changes snapshot files',
      by: staff,
    },
  },
  bin: {
    holds: 'What was deleted in the last 30 days',
    triggersWrite: true,
    read: { columns: 'item_id kind title files snapshot deleted_by deleted_at', by: staff },
  },
  working_copies: {
    holds: 'What staff have typed and not yet saved',
    read: {
      columns:
        'id item_type item_id author_id author_name title content files base_revision saved_at revision',
      by: staff,
    },
    add: { columns: 'id item_type item_id author_id title content base_revision', by: signed },
    change: { columns: 'title content base_revision', by: signed },
    remove: { by: { ...signed, admin: 'all' } },
  },
  handovers: {
    holds: 'What waits for the review of an admin, and what was returned with a note',
    read: {
      columns: 'id item_type item_id author_id author_name handed_over_at state note reviewer_name',
      by: { writer: 'signed', admin: 'all' },
    },
    add: { columns: 'id item_type item_id', by: { writer: 'signedWork', admin: 'signedWork' } },
    change: { columns: 'state note', by: admins },
    remove: { by: signed },
  },
  earlier_slugs: {
    holds: 'The addresses that published articles had before',
    triggersWrite: true,
    read: {
      columns: 'slug news_id',
      by: {
        anonymous: 'ofPublished',
        member: 'ofPublished',
        writer: 'ofExisting',
        admin: 'ofExisting',
      },
    },
  },
  site: {
    holds: 'The addresses of the site and of its files',
    read: { columns: 'singleton address file_host', by: allLevels },
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
    returns: 'an item of the bin, deleted permanently',
    by: ['admin'],
    writes: true,
    with: { item_kind: 'news', item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  log_file_deletion: {
    returns: 'an entry that a file was deleted',
    by: ['writer', 'admin'],
    writes: true,
    with: { url: 'https://store.public.blob.vercel-storage.com/news/file.jpg' },
  },
  file_references: {
    returns: 'which versions and working copies name a file',
    by: ['member', 'writer', 'admin'],
    with: { urls: '{https://example.org/file.jpg}' },
  },
  has_admin_access: {
    returns: 'whether the caller acts as an admin',
    by: ['member', 'writer', 'admin'],
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
  news_feed: { returns: 'the news as a feed', by: ['anonymous', 'member', 'writer', 'admin'] },
  news_sitemap: {
    returns: 'addresses of articles for search engines',
    by: ['anonymous', 'member', 'writer', 'admin'],
  },
};

/** Splits a list of columns: `'id title'` becomes `['id', 'title']`. */
export const names = (columns = ''): string[] => columns.split(' ').filter(Boolean);

/** Returns every column of a table; the first is the primary key. */
export const columnsOf = ({ read, toAccounts }: TableRights): string[] => [
  ...names(read.columns),
  ...names(toAccounts),
];

/** Returns the right to read the columns that a level may read, as far as it may read any row. */
export const readBy = (rights: TableRights, level: Level): Right =>
  level === 'anonymous' ? rights.read : { ...rights.read, columns: columnsOf(rights).join(' ') };

/** Returns whether a level has the right for any rows, which is what an SQL GRANT decides. */
export const granted = (right: { by: RowsByLevel } | undefined, level: Level): boolean =>
  Boolean(
    right &&
      (level === 'anonymous'
        ? right.by.anonymous
        : right.by.member || right.by.writer || right.by.admin),
  );
