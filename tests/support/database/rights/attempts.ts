import { columnsOf, functions, names, type Row, tables } from '../../../../supabase/rightsMatrix';
import { onHosted } from '../../run/engines';
import {
  type Attempt,
  type Outcome,
  outcomeOf,
  type Requests,
  type RestResponse,
  rowsOf,
} from './requests';
import { readOutcomes, type View, type VisibleTable, visibleTable } from './view';

/** Tables that PostgREST can embed, as [outer, inner]. */
export type Relation = [string, string];

/** Returns what a response discloses beyond visible rows and readable columns; undefined if nothing. */
function leakedData({ key, visible, rights }: VisibleTable, rows: Row[]): string | undefined {
  const known = new Set(visible.map((row) => String(row[key])));
  const columns = names(rights.read.columns);
  const foreign = rows.find((row) => !known.has(String(row[key])));
  if (foreign) return `gave the hidden row ${foreign[key]}`;
  const column = rows.flatMap(Object.keys).find((name) => !columns.includes(name));
  return column && `gave the column ${column}`;
}

/** Returns filters for the values of a hidden row: short ones, of a primitive type, in readable columns. */
function valuesOf(row: Row, { rights, granted }: VisibleTable): string[] {
  const columns = granted(rights.read) ? names(rights.read.columns) : columnsOf(rights);
  return columns.flatMap((column) => {
    const value = row[column];
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    // `@supabase/lite` accepts no quoted text for a boolean.
    const quoted = (text: string) => (typeof value === 'boolean' ? text : JSON.stringify(text));
    const text = String(value);
    return plain && text.length < 200 ? [`${column}.eq.${encodeURIComponent(quoted(text))}`] : [];
  });
}

const countIs = (count: number) => (response: RestResponse) =>
  response.total === count ? undefined : `counted ${response.total}, not ${count}`;

/** Attempts to read a table in every format, to filter and order it, to count it, and to find a hidden row. */
export function readingAttempts(view: View, table: string): Attempt[] {
  const seen = visibleTable(view, table);
  const { rights, key, visible, hidden } = seen;
  const granted = seen.granted(rights.read);
  const columns = names(rights.read.columns);
  const anyValue = columns.flatMap((column) => [`${column}.is.null`, `${column}.not.is.null`]);
  const never: Attempt['expected'] =
    view.level === 'refused' ? ['refused'] : ['unknown', 'refused'];
  const get = (query: string, found: number, rest: Partial<Attempt> = {}): Attempt => ({
    method: 'GET',
    path: `/rest/v1/${table}?${query}`,
    expected: readOutcomes(granted, found),
    ...rest,
  });
  const leak = (response: RestResponse) => leakedData(seen, rowsOf(response));
  const count = { prefer: 'count=exact' };
  return [
    get('select=*', visible.length, rights.toAccounts ? { expected: ['refused'] } : {}),
    get(`select=${columns}`, visible.length, { check: leak }),
    get(`select=${columns}`, 1, {
      headers: { accept: 'text/csv' },
      expected: granted ? ['rows', 'nothing'] : ['refused'],
    }),
    get(`select=${columns}&or=(${anyValue})&order=${columns}&limit=1`, visible.length),
    get(`select=${key}`, 0, {
      headers: { accept: 'application/vnd.pgrst.plan+json' },
      expected: never,
    }),
    get(`select=${key}.max()`, 0, { expected: never }),
    get(`select=${key}`, 0, { method: 'HEAD', headers: count, check: countIs(visible.length) }),
    get('select=count', 1, {
      // PostgREST counts whole rows, which needs a right to every column.
      ...(onHosted && rights.toAccounts && { expected: ['refused'] }),
      check: (response) =>
        rowsOf(response)[0]?.count === visible.length ? undefined : `not ${visible.length}`,
    }),
    ...hidden.slice(0, 1).flatMap((row) => [
      get(`select=${key}&${key}=eq.${row[key]}`, 0, { headers: count, check: countIs(0) }),
      get(`select=${key}&not.and=(${key}.is.null)&${key}=eq.${row[key]}`, 0),
      get(`select=${columns}&${key}=eq.${row[key]}`, 0, {
        headers: { accept: 'application/vnd.pgrst.object+json' },
      }),
      get(`select=${key}&or=(${valuesOf(row, seen)})`, 0, {
        expected: granted ? ['nothing', 'rows'] : ['refused'],
        check: leak,
      }),
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
export function embeddingAttempts(view: View, [outer, inner]: Relation): Attempt[] {
  const [from, to] = [visibleTable(view, outer), visibleTable(view, inner)];
  const granted = from.granted(from.rights.read) && to.granted(to.rights.read);
  const secret = to.hidden.map((row) => row[to.key]);
  const readable = names(to.rights.read.columns);
  const get = (query: string, allowed: boolean, rest: Partial<Attempt> = {}): Attempt => ({
    method: 'GET',
    path: `/rest/v1/${outer}?select=${from.key},${inner}${query}`,
    expected: readOutcomes(allowed, from.visible.length),
    ...rest,
  });
  return [
    get(`(${readable})`, granted, {
      check: (response) =>
        leakedData(to, rowsOf(response).flatMap((row) => row[inner] ?? []) as never),
    }),
    get('(*)', granted && !to.rights.toAccounts),
    ...(granted && secret.length > 0
      ? [
          get(`!inner(${to.key})&${inner}.${to.key}=in.(${secret})`, true, {
            expected: ['nothing'],
          }),
        ]
      : []),
    ...columnsOf(to.rights)
      .filter((column) => !readable.includes(column))
      .flatMap((column) => [
        get(`(${column})`, false),
        get(`(${to.key})&${inner}.order=${column}`, false),
        get(`(${to.key})&${inner}.${column}=not.is.null`, false),
      ]),
  ];
}

/** Attempts to call the exposed functions, by GET and POST. */
export function callAttempts({ level, dump }: View): Attempt[] {
  const drafts = (dump.news ?? []).filter((row) => String(row.title).startsWith('Confidential'));
  const namesDraft = ({ text }: RestResponse) =>
    drafts.some(({ slug }) => text.includes(String(slug))) ? 'names a draft' : undefined;
  return Object.entries(functions).flatMap(([name, { by, writes, with: values }]) =>
    (['GET', 'POST'] as const).map((method): Attempt => {
      const allowed = level !== 'refused' && by.includes(level) && !(writes && method === 'GET');
      return {
        method,
        path: `/rest/v1/rpc/${name}${method === 'GET' ? `?${new URLSearchParams(values)}` : ''}`,
        body: method === 'POST' ? (values ?? {}) : undefined,
        expected: allowed ? ['rows', 'nothing', 'let in'] : ['refused'],
        check: level === 'admin' || level === 'writer' ? undefined : namesDraft,
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
export function unexposedAttempts({ level }: View): Attempt[] {
  const expected: Outcome = level === 'refused' ? 'refused' : 'unknown';
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
