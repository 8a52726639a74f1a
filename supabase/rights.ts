/**
 * The rights matrix: which level of user may do what with the data (R6.1, R6.2). The tests try each row of it over
 * HTTP and compare it with the migrated schema, docs/security.md prints it (`npm run generate:docs`), and `npm run
 * deploy:check` tries the rights of visitors on a deployed site. A new table is a new entry: its columns (the first is
 * its primary key) and the levels that may read or write them. A right that is not listed is rejected.
 */

/** Without a session, with one, or with the role admin. */
export type Level = 'anonymous' | 'member' | 'admin';

export type Row = Record<string, unknown>;

/** The rows to which a right applies, with the text of the documentation. */
export const rowRules = {
  all: { text: '', includes: () => true },
  published: {
    text: 'what is published and due',
    includes: (row: Row) =>
      row.status === 'published' && Date.parse(String(row.published_at)) <= Date.now(),
  },
  running: {
    text: 'what is published, from its start until its end',
    includes: ({ status, starts_at, ends_at }: Row) =>
      status !== 'draft' &&
      Date.parse(String(starts_at)) <= Date.now() &&
      (ends_at === null || Date.parse(String(ends_at)) > Date.now()),
  },
  own: { text: 'their own', includes: (row: Row, me?: string) => row.id === me },
  signed: {
    text: 'under their own name',
    includes: (row: Row, me?: string) => row.author_id === me,
  },
} satisfies Record<string, { text: string; includes: (row: Row, me?: string) => boolean }>;

/** The rows by level; a missing level has no right. */
export type RowsByLevel = Partial<Record<Level, keyof typeof rowRules>>;

export interface Right {
  /** Names separated by spaces. All accounts share the grants of a column, because admins have no role of PostgreSQL. */
  columns: string;
  by: RowsByLevel;
}

export interface TableRights {
  holds: string;
  /** Triggers alone write it, whenever staff save or delete an item. */
  triggersWrite?: true;
  read: Right;
  /** Columns that no role may read. */
  hidden?: string;
  add?: Right;
  change?: Right;
  remove?: { by: RowsByLevel };
}

const allLevels: RowsByLevel = { anonymous: 'all', member: 'all', admin: 'all' };
const admins: RowsByLevel = { admin: 'all' };

const ARTICLE =
  'title slug content featured_image_url additional_images status youtube_url published_at category_id category image_texts language translated_title translated_content translated_image_texts';
const NOTICE =
  'title description type link file_url status starts_at ends_at pinned language translated_title translated_description translated_file_url';
const ALERT = 'level text_en text_ru link starts_at ends_at';
/** An import supplies `created_at`; triggers alone set the others. */
const DATES = 'created_at updated_at';
const DATES_OF_TEXTS = `${DATES} text_changed_at translation_changed_at translation_state`;

export const tables: Record<string, TableRights> = {
  news: {
    holds: 'Articles',
    read: {
      columns: `id ${ARTICLE} ${DATES_OF_TEXTS}`,
      by: { anonymous: 'published', member: 'published', admin: 'all' },
    },
    hidden: 'author_id',
    add: { columns: `id ${ARTICLE} author_id created_at`, by: { admin: 'signed' } },
    change: { columns: ARTICLE, by: admins },
    remove: { by: admins },
  },
  notices: {
    holds: 'Notices',
    read: {
      columns: `id ${NOTICE} ${DATES_OF_TEXTS}`,
      by: { anonymous: 'running', member: 'running', admin: 'all' },
    },
    add: { columns: `id ${NOTICE} created_at`, by: admins },
    change: { columns: NOTICE, by: admins },
    remove: { by: admins },
  },
  alerts: {
    holds: 'Messages for every page of the site',
    read: {
      columns: `id ${ALERT} ${DATES}`,
      by: { anonymous: 'running', member: 'running', admin: 'all' },
    },
    hidden: 'author_id',
    add: { columns: `id ${ALERT} author_id created_at`, by: { admin: 'signed' } },
    change: { columns: ALERT, by: admins },
    remove: { by: admins },
  },
  news_categories: {
    holds: 'Categories of news',
    read: { columns: 'id name slug', by: allLevels },
  },
  profiles: {
    holds: 'Who is an admin',
    read: { columns: 'id role created_at', by: { member: 'own', admin: 'own' } },
  },
  audit: {
    holds: 'Who changed what, and when',
    triggersWrite: true,
    read: {
      columns: 'id occurred_at actor_id actor_name kind action item_id title changes',
      by: admins,
    },
  },
  bin: {
    holds: 'What was deleted in the last 30 days',
    triggersWrite: true,
    read: { columns: 'item_id kind title files snapshot deleted_by deleted_at', by: admins },
    remove: { by: admins },
  },
  versions: {
    holds: 'What articles, notices and alerts said before',
    triggersWrite: true,
    read: { columns: 'id item_id kind snapshot files', by: admins },
  },
  news_totals: {
    holds: 'How many articles visitors see, by category',
    triggersWrite: true,
    read: { columns: 'id category_id category total', by: allLevels },
  },
  news_counted: {
    holds: 'Until when those were counted',
    triggersWrite: true,
    read: { columns: 'singleton counted_until', by: allLevels },
  },
  site: {
    holds: 'The address of the site',
    read: { columns: 'singleton address', by: allLevels },
  },
};

export interface FunctionRights {
  /** The text of the documentation. */
  returns: string;
  by: Level[];
  /** It writes, so PostgREST rejects it as GET. */
  writes?: true;
  /** The arguments of the tests, for a function with required parameters. */
  with?: Record<string, string>;
}

/** The functions that PostgREST exposes; all are invokers. */
export const functions: Record<string, FunctionRights> = {
  news_total: {
    returns: 'the number of articles on the public list',
    by: ['anonymous', 'member', 'admin'],
  },
  restore_from_bin: {
    returns: 'an item out of the bin',
    by: ['admin'],
    writes: true,
    with: { item_id: '00000000-0000-4000-8000-00000000dead' },
  },
  log_file_deletion: {
    returns: 'an entry that a file was deleted',
    by: ['admin'],
    writes: true,
    with: { url: 'https://example.org/file.jpg' },
  },
  has_admin_access: { returns: 'whether the caller acts as an admin', by: ['member', 'admin'] },
  news_feed: { returns: 'the news as a feed', by: ['anonymous', 'member', 'admin'] },
  news_sitemap: {
    returns: 'addresses of articles for search engines',
    by: ['anonymous', 'member', 'admin'],
  },
};

/** Splits a list of columns: `'id title'` becomes `['id', 'title']`. */
export const names = (columns = ''): string[] => columns.split(' ').filter(Boolean);

/** Returns every column of a table, hidden ones included; the first is the primary key. */
export const columnsOf = ({ read, hidden }: TableRights): string[] => [
  ...names(read.columns),
  ...names(hidden),
];

/** Whether a level has the right for any rows, which is what an SQL GRANT decides. */
export const granted = (right: { by: RowsByLevel } | undefined, level: Level): boolean =>
  Boolean(
    right && (level === 'anonymous' ? right.by.anonymous : right.by.member || right.by.admin),
  );
