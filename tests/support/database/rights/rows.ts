import { columnsOf, names, type Row } from '../../../../supabase/rightsMatrix';
import { onHosted } from '../../run/engines';
import { type Attempt, type RestResponse, rowsOf } from './requests';
import { readOutcomes, type View, type VisibleTable, visibleTable } from './view';

/**
 * Returns filters for the values of a hidden row: short ones, of a primitive type, in readable
 * columns.
 */
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

/**
 * Returns what a response discloses beyond visible rows and readable columns; undefined if nothing.
 */
export function leakedData(
  { key, visible, rights }: VisibleTable,
  rows: Row[],
): string | undefined {
  const known = new Set(visible.map((row) => String(row[key])));
  const columns = names(rights.read.columns);
  const foreign = rows.find((row) => !known.has(String(row[key])));
  if (foreign) return `gave the hidden row ${foreign[key]}`;
  const column = rows.flatMap(Object.keys).find((name) => !columns.includes(name));
  return column && `gave the column ${column}`;
}

const countIs = (count: number) => (response: RestResponse) =>
  response.total === count ? undefined : `counted ${response.total}, not ${count}`;

type Get = (what: string, query: string, rest?: Partial<Attempt>) => Attempt;

/**
 * Returns a builder of GET attempts; by default they are allowed to all who may read, and return no
 * rows.
 */
const getter =
  (table: string, seen: VisibleTable): Get =>
  (what, query, rest) => ({
    what: `${what} ${table}`,
    method: 'GET',
    path: `/rest/v1/${table}?${query}`,
    expected: readOutcomes(seen.granted(seen.rights.read), 0),
    ...rest,
  });

/** Attempts to count rows, in every way that PostgREST has. */
function counting(seen: VisibleTable, get: Get, thorough: boolean): Attempt[] {
  const { key, rights, visible } = seen;
  const granted = seen.granted(rights.read);
  const head = (kind: string): Attempt =>
    get(`count (${kind})`, `select=${key}`, {
      method: 'HEAD',
      headers: { prefer: `count=${kind}` },
      check: kind === 'exact' ? countIs(visible.length) : undefined,
    });
  return [
    ...['exact', ...(thorough ? ['planned', 'estimated'] : [])].map(head),
    get('count without rows', 'select=count', {
      // PostgREST counts whole rows, which needs a right to every column.
      expected: onHosted && rights.toAccounts ? ['refused'] : readOutcomes(granted, 1),
      check: (response) =>
        rowsOf(response)[0]?.count === visible.length ? undefined : `not ${visible.length}`,
    }),
  ];
}

/** Attempts to find hidden rows: by key, by value, alone, and by counting. */
function searching(seen: VisibleTable, get: Get, thorough: boolean): Attempt[] {
  const { rights, key } = seen;
  const secret = seen.hidden.slice(0, thorough ? 3 : 1);
  if (secret.length === 0) return [];
  const granted = seen.granted(rights.read);
  const columns = names(rights.read.columns);
  const ids = `${key}=in.(${secret.map((row) => row[key])})`;
  const alone = { accept: 'application/vnd.pgrst.object+json' };
  return [
    get('count hidden rows of', `select=${key}&${ids}`, {
      headers: { prefer: 'count=exact' },
      check: countIs(0),
    }),
    get('find hidden rows by negation in', `select=${key}&not.and=(${key}.is.null)&${ids}`),
    ...secret.flatMap((row) => [
      get('find a hidden row by its values in', `select=${key}&or=(${valuesOf(row, seen)})`, {
        expected: granted ? ['nothing', 'rows'] : ['refused'],
        check: (response) => leakedData(seen, rowsOf(response)),
      }),
      get('take a hidden row alone from', `select=${columns}&${key}=eq.${row[key]}`, {
        headers: alone,
      }),
    ]),
  ];
}

/** Attempts to read a table as CSV, as the plan of its query, and as an aggregate. */
function otherFormats(
  { level }: View,
  { rights, key, granted }: VisibleTable,
  get: Get,
): Attempt[] {
  const columns = names(rights.read.columns);
  const never: Attempt['expected'] = level === 'refused' ? ['refused'] : ['unknown', 'refused'];
  return [
    get('read as text', `select=${columns}`, {
      headers: { accept: 'text/csv' },
      expected: granted(rights.read) ? ['rows', 'nothing'] : ['refused'],
    }),
    get('read the plan of', `select=${key}`, {
      headers: { accept: 'application/vnd.pgrst.plan+json' },
      expected: never,
    }),
    get('aggregate', `select=${key}.max()`, { expected: never }),
  ];
}

/** Attempts to read a table: all of it, its count, and hidden rows. */
export function readingAttempts(view: View, table: string): Attempt[] {
  const seen = visibleTable(view, table);
  const { rights, visible } = seen;
  const granted = seen.granted(rights.read);
  const columns = names(rights.read.columns);
  const get = getter(table, seen);
  return [
    get('read all of', 'select=*', {
      expected: readOutcomes(granted && !rights.toAccounts, visible.length),
    }),
    get('read all readable of', `select=${columns}`, {
      expected: readOutcomes(granted, visible.length),
      check: (response) => leakedData(seen, rowsOf(response)),
    }),
    ...(view.thorough ? otherFormats(view, seen, get) : []),
    ...counting(seen, get, view.thorough),
    ...searching(seen, get, view.thorough),
  ];
}
