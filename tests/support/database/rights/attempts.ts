import {
  columnsOf,
  functions,
  names,
  readableBy,
  type TableRights,
  tables,
} from '../../../../supabase/rightsMatrix';
import type { Person } from './people';
import {
  type Attempt,
  type Outcome,
  outcomeOf,
  type Requests,
  type RestResponse,
} from './requests';
import type { Planted, PlantedRow } from './stage';

/** Tables that PostgREST can embed, as [outer, inner]. */
export type Relation = [string, string];

/** An identity with the id of its account. */
export type Me = Person & { id?: string };

const VERBS = { read: 0, add: 1, change: 2, remove: 3 };

/** Returns whether answers.ts allows it to the identity; `self` is the account whose profile the row is. */
export const may = (me: Me, verb: keyof typeof VERBS, { row, answers }: PlantedRow): boolean =>
  (answers[VERBS[verb]] ?? '')
    .split(' ')
    .some((level) => level === me.counts || (level === 'self' && row.id === me.id));

const ALLOWED: Outcome[] = ['rows'];
const NOT_ALLOWED: Outcome[] = ['nothing', 'refused'];

/** Returns what of a table the person reads: the columns, the rows of answers.ts, and a check that a response has no other. */
function readableOf(planted: Planted, table: string, me: Me) {
  const rights = tables[table] as TableRights;
  const rows = planted[table]?.rows ?? [];
  const hidden = rows.filter((row) => !may(me, 'read', row));
  const columns = me.counts === 'refused' ? [] : readableBy(rights, me.counts);
  return {
    rows,
    hidden,
    key: columnsOf(rights)[0] ?? '',
    /** Those of visitors, where the person may read none. */
    columns: columns.length > 0 ? columns : names(rights.read),
    unreadable: columnsOf(rights).filter((column) => !columns.includes(column)),
    leak: ({ text }: RestResponse) => hidden.find(({ marker }) => text.includes(marker))?.marker,
  };
}

/** Attempts to read a table whole, by row, in other formats, and by columns that the person may not read. */
export function readingAttempts(planted: Planted, table: string, me: Me): Attempt[] {
  const { rows, hidden, key, columns, unreadable, leak } = readableOf(planted, table, me);
  const get = (query: string, expected: Outcome[], rest: Partial<Attempt> = {}): Attempt => ({
    method: 'GET',
    path: `/rest/v1/${table}?${query}`,
    expected: me.counts === 'refused' ? ['refused'] : expected,
    check: leak,
    ...rest,
  });
  const each = (row: PlantedRow) => {
    const isHidden = hidden.includes(row);
    return [
      get(`select=${columns}&${row.filter}`, isHidden ? NOT_ALLOWED : ALLOWED, {
        check: ({ text }) => (text.includes(row.marker) === isHidden ? 'another row' : undefined),
      }),
      get(`select=${key}&${row.filter}`, NOT_ALLOWED, {
        method: 'HEAD',
        headers: { prefer: 'count=exact' },
        check: ({ total }) => (total === (isHidden ? 0 : 1) ? undefined : `counted ${total}`),
      }),
    ];
  };
  const evade = ({ filter }: PlantedRow) => [
    get(`select=${columns}&${filter}`, NOT_ALLOWED, {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    }),
    get(`select=${columns}&not.and=(${key}.is.null)&${filter}`, NOT_ALLOWED),
    get(`select=${columns}&or=(${key}.is.null,${key}.not.is.null)`, [...ALLOWED, ...NOT_ALLOWED]),
    get(`select=${columns}`, [...ALLOWED, ...NOT_ALLOWED], { headers: { accept: 'text/csv' } }),
  ];
  const never: Outcome[] = ['unknown', 'refused'];
  return [
    ...rows.flatMap(each),
    ...hidden.flatMap(evade),
    get(`select=${key}`, never, { headers: { accept: 'application/vnd.pgrst.plan+json' } }),
    get(`select=${key}.max()`, never),
    ...unreadable.flatMap((column) => [
      get(`select=${column}`, ['refused']),
      get(`select=${key}&order=${column}`, ['refused']),
      get(`select=${key}&${column}=not.is.null`, ['refused']),
    ]),
  ];
}

/** Finds all relations by requests with the service token, which reads everything. */
export async function relationsOf(requests: Requests, serviceToken: string): Promise<Relation[]> {
  const all = Object.keys(tables);
  const pairs = all.flatMap((outer) => all.map((inner): Relation => [outer, inner]));
  const found = await Promise.all(
    pairs.map(async ([outer, inner]) => {
      const path = `/rest/v1/${outer}?select=*,${inner}(*)&limit=1`;
      const response = await requests.send({ method: 'GET', path }, serviceToken);
      return outcomeOf(response, 'GET') === 'rows';
    }),
  );
  // A table embedded in itself is joined through a third one, whose rights apply.
  return pairs.filter(([outer, inner], index) => found[index] && outer !== inner);
}

/** Attempts to read one table inside another: rows and columns stay as hidden as they are alone. */
export function embeddingAttempts(planted: Planted, [outer, inner]: Relation, me: Me): Attempt[] {
  const from = readableOf(planted, outer, me);
  const to = readableOf(planted, inner, me);
  const get = (query: string, expected: Outcome[] = ['refused']): Attempt => ({
    method: 'GET',
    path: `/rest/v1/${outer}?select=${from.key},${inner}${query}`,
    expected: me.counts === 'refused' ? ['refused'] : expected,
    check: to.leak,
  });
  return [
    get(`(${to.columns})`, [...ALLOWED, ...NOT_ALLOWED]),
    ...to.hidden.map(({ row }) =>
      get(`!inner(${to.key})&${inner}.${to.key}=eq.${row[to.key]}`, NOT_ALLOWED),
    ),
    ...to.unreadable.flatMap((column) => [
      get(`(${column})`),
      get(`(${to.key})&${inner}.order=${column}`),
      get(`(${to.key})&${inner}.${column}=not.is.null`),
    ]),
  ];
}

/** Attempts to call the exposed functions, by GET and POST. */
export function callAttempts(planted: Planted, me: Me): Attempt[] {
  const { leak } = readableOf(planted, 'news', me);
  return Object.entries(functions).flatMap(([name, { by, writes, with: values }]) =>
    (['GET', 'POST'] as const).map((method): Attempt => {
      const level = me.counts;
      const allowed = level !== 'refused' && by.includes(level) && !(writes && method === 'GET');
      return {
        method,
        path: `/rest/v1/rpc/${name}${method === 'GET' ? `?${new URLSearchParams(values)}` : ''}`,
        body: method === 'POST' ? (values ?? {}) : undefined,
        expected: allowed ? ['rows', 'nothing', 'let in'] : ['refused'],
        check: leak,
      };
    }),
  );
}

const SCHEMAS = ['private', 'auth', 'pg_catalog', 'information_schema', 'supabase_migrations'];
const HIDDEN_TABLES = ['users', 'identities', 'sessions', 'refresh_tokens', 'audit_log_entries'];
const SYSTEM_TABLES = ['pg_class', 'pg_authid', 'schema_migrations'];
/** Of the schema `private`, of `auth`, and of PostgreSQL; schema.test.ts has those that are exposed. */
const HIDDEN_FUNCTIONS = ['is_admin', 'session_valid', 'uid', 'set_config', 'pg_read_file'];

/** Attempts to reach schemas, tables and functions that PostgREST does not expose. */
export function unexposedAttempts({ counts }: Person): Attempt[] {
  const expected: Outcome = counts === 'refused' ? 'refused' : 'unknown';
  const attempt = (method: string, path: string, rest: Partial<Attempt> = {}): Attempt => ({
    method,
    path: `/rest/v1/${path}`,
    body: method === 'POST' ? {} : undefined,
    expected: [expected],
    ...rest,
  });
  return [
    ...SCHEMAS.flatMap((schema) => {
      // PostgREST validates the schema before the token.
      const either: Attempt['expected'] = [expected, 'unknown'];
      return [
        attempt('GET', 'users', { headers: { 'accept-profile': schema }, expected: either }),
        attempt('POST', 'users', { headers: { 'content-profile': schema }, expected: either }),
      ];
    }),
    ...[...HIDDEN_TABLES, ...SYSTEM_TABLES].map((name) => attempt('GET', name)),
    ...HIDDEN_FUNCTIONS.map((name) => attempt('POST', `rpc/${name}`)),
    ...Object.keys(tables).map((name) =>
      attempt('GET', `${name}?select=users(*),profiles(*)`, { expected: [expected, 'refused'] }),
    ),
  ];
}

const REPRESENTATION = 'return=representation';

/** Attempts to add a copy of a row, which only the unique index rejects where the person has the right. */
function additions(table: string, planted: PlantedRow, me: Me): Attempt[] {
  const { row } = planted;
  const rights = tables[table] as TableRights;
  const [key = '', ...columns] = names(rights.add ?? rights.read);
  const another = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const copy = { [key]: row[key], ...another };
  const post = (prefer: string, body: unknown, expected: Outcome[] = ['refused']): Attempt => ({
    method: 'POST',
    path: `/rest/v1/${table}`,
    headers: { prefer },
    body,
    expected,
  });
  if (may(me, 'add', planted)) return [post('return=minimal', copy, ['let in'])];
  return [
    post(REPRESENTATION, [another, another]),
    post(`resolution=merge-duplicates,${REPRESENTATION}`, copy),
    post('resolution=ignore-duplicates', copy),
    post('missing=default,tx=rollback', another),
    {
      ...post(REPRESENTATION, copy),
      method: 'PUT',
      path: `/rest/v1/${table}?${key}=eq.${row[key]}`,
      // If the key has several columns, this filter has too few of them.
      expected: ['refused', 'unknown'],
    },
  ];
}

/** Attempts to change a row to what it is, and to delete it where the person has no right to, alone or with all others. */
function changes(
  table: string,
  method: 'PATCH' | 'DELETE',
  { rows, key }: ReturnType<typeof readableOf>,
  me: Me,
): Attempt[] {
  const { change, read } = tables[table] as TableRights;
  const columns = names(change ?? names(read).at(-1));
  const isAllowed = (row: PlantedRow) => may(me, method === 'PATCH' ? 'change' : 'remove', row);
  const write = (
    { row }: PlantedRow,
    query: string,
    expected: Outcome[],
    prefer = REPRESENTATION,
  ) => ({
    method,
    path: `/rest/v1/${table}?${query}&select=${key}`,
    headers: { prefer },
    // The unchanged values, so that only a missing right can be the reason for a rejection.
    body:
      method === 'PATCH'
        ? Object.fromEntries(columns.map((column) => [column, row[column]]))
        : undefined,
    expected: me.counts === 'refused' ? (['refused'] as Outcome[]) : expected,
  });
  const refused = rows.filter((row) => !isAllowed(row));
  return [
    // What may be deleted stays for the others.
    ...(method === 'PATCH' ? rows.filter(isAllowed) : []).map((row) =>
      write(row, row.filter, ALLOWED),
    ),
    ...refused.flatMap((row) => [
      write(row, row.filter, NOT_ALLOWED),
      write(row, row.filter, NOT_ALLOWED, 'tx=rollback'),
    ]),
    ...(refused.length === rows.length ? rows.slice(0, 1) : []).map((row) =>
      write(row, `or=(${key}.is.null,${key}.not.is.null)`, NOT_ALLOWED),
    ),
  ];
}

/**
 * Returns the attempts to insert rows, and those to change and delete them, which have to follow, because handing over again
 * replaces the row that is then changed.
 */
export function writingAttempts(planted: Planted, table: string, me: Me): [Attempt[], Attempt[]] {
  const seen = readableOf(planted, table, me);
  return [
    seen.rows.flatMap((row) => additions(table, row, me)),
    [...changes(table, 'PATCH', seen, me), ...changes(table, 'DELETE', seen, me)],
  ];
}
