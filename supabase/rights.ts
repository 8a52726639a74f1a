/**
 * Who may do what with the data: the one list. The tests try each line of it over HTTP and compare
 * it with the migrated schema, docs/security.md prints it (`npm run generate:docs`), `npm run deploy:check`
 * asks a deployed site for what it says of visitors. A new table is a new
 * entry here: its columns (the first is its primary key) and by whom they may be read or written.
 * What is not named is refused.
 */

/** How far somebody is trusted. */
export type Level = 'anonymous' | 'member' | 'admin';

export type Row = Record<string, unknown>;

/** Which rows a right is about. */
export const rowRules = {
  all: { words: '', includes: () => true },
  published: {
    words: 'what is published and due',
    includes: (row: Row) =>
      row.status === 'published' && Date.parse(String(row.published_at)) <= Date.now(),
  },
  running: {
    words: 'what is published, from its start until its end',
    includes: ({ status, starts_at, ends_at }: Row) =>
      status !== 'draft' &&
      Date.parse(String(starts_at)) <= Date.now() &&
      (ends_at === null || Date.parse(String(ends_at)) > Date.now()),
  },
  own: { words: 'their own', includes: (row: Row, me?: string) => row.id === me },
  signed: {
    words: 'under their own name',
    includes: (row: Row, me?: string) => row.author_id === me,
  },
} satisfies Record<string, { words: string; includes: (row: Row, me?: string) => boolean }>;

export type Who = Partial<Record<Level, keyof typeof rowRules>>;

export interface Right {
  /** Names with spaces between. A column cannot be granted to admins alone: all signed in share. */
  columns: string;
  by: Who;
}

export interface TableRights {
  holds: string;
  /** Written by triggers alone, whenever staff save or delete something. */
  follows?: true;
  read: Right;
  /** Columns that nobody reads. */
  hidden?: string;
  add?: Right;
  change?: Right;
  remove?: { by: Who };
}

const everybody: Who = { anonymous: 'all', member: 'all', admin: 'all' };
const admins: Who = { admin: 'all' };

const ARTICLE =
  'title slug content featured_image_url additional_images status youtube_url published_at category_id category image_texts language translated_title translated_content translated_image_texts';
const NOTICE =
  'title description type link file_url status starts_at ends_at pinned language translated_title translated_description translated_file_url';
const ALERT = 'level text_en text_ru link starts_at ends_at';
/** An import supplies `created_at`; triggers alone set the others. */
const DATES = 'created_at updated_at';
const DATES_OF_TEXTS = `${DATES} text_changed_at translation_changed_at`;

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
    read: { columns: 'id name slug', by: everybody },
  },
  profiles: {
    holds: 'Who is an admin',
    read: { columns: 'id role created_at', by: { member: 'own', admin: 'own' } },
  },
  audit: {
    holds: 'Who changed what, and when',
    follows: true,
    read: { columns: 'id at actor who kind action item title changes', by: admins },
  },
  bin: {
    holds: 'What was deleted in the last 30 days',
    follows: true,
    read: { columns: 'item kind title files stored deleted_by deleted_at', by: admins },
    remove: { by: admins },
  },
  versions: {
    holds: 'What articles, notices and alerts said before',
    follows: true,
    read: { columns: 'id item kind stored files', by: admins },
  },
  news_totals: {
    holds: 'How many articles visitors see, by category',
    follows: true,
    read: { columns: 'id category_id category total', by: everybody },
  },
  news_counted: {
    holds: 'Until when those were counted',
    follows: true,
    read: { columns: 'one until', by: everybody },
  },
  site: {
    holds: 'The address of the site',
    read: { columns: 'one address', by: everybody },
  },
};

export interface FunctionRights {
  gives: string;
  by: Level[];
  /** It changes something, which REST lets no GET do. */
  writes?: true;
  /** What the tests call it with, where it asks for more than nothing. */
  with?: Record<string, string>;
}

/** Functions that REST offers; they run with the rights of whoever calls. */
export const functions: Record<string, FunctionRights> = {
  news_total: {
    gives: 'the number of articles on the public list',
    by: ['anonymous', 'member', 'admin'],
  },
  restore_from_bin: {
    gives: 'an item out of the bin',
    by: ['admin'],
    writes: true,
    with: { item: '00000000-0000-4000-8000-00000000dead' },
  },
  note_file_deletion: {
    gives: 'an entry that a file was deleted',
    by: ['admin'],
    writes: true,
    with: { url: 'https://example.org/file.jpg' },
  },
  acts_as_admin: { gives: 'whether the caller acts as an admin', by: ['member', 'admin'] },
  news_feed: { gives: 'the news as a feed', by: ['anonymous', 'member', 'admin'] },
  news_sitemap: {
    gives: 'addresses of articles for search engines',
    by: ['anonymous', 'member', 'admin'],
  },
};

/** The names in a list of columns. */
export const names = (columns = ''): string[] => columns.split(' ').filter(Boolean);

/** Every column of a table, those that nobody reads as well; the first is the primary key. */
export const columnsOf = ({ read, hidden }: TableRights): string[] => [
  ...names(read.columns),
  ...names(hidden),
];

/** Whether somebody of that level has the right at all, on whichever rows (what SQL grants). */
export const granted = (right: { by: Who } | undefined, level: Level): boolean =>
  Boolean(
    right && (level === 'anonymous' ? right.by.anonymous : right.by.member || right.by.admin),
  );
