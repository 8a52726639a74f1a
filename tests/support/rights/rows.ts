import { columnsOf, names, type Row } from '../../../supabase/rights';
import { onHosted } from '../engines';
import { type Answer, type Attempt, rowsOf } from './requests';
import { reading, type SeenTable, seenTable, type View } from './view';

/** Filters for the words of a hidden row: short ones, of a plain type, in columns to be read. */
function valuesOf(row: Row, { rights, granted }: SeenTable): string[] {
  const columns = granted(rights.read) ? names(rights.read.columns) : columnsOf(rights);
  return columns.flatMap((column) => {
    const value = row[column];
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    // The embedded backend takes no quoted text for a boolean.
    const quoted = (text: string) => (typeof value === 'boolean' ? text : JSON.stringify(text));
    const text = String(value);
    return plain && text.length < 200 ? [`${column}.eq.${encodeURIComponent(quoted(text))}`] : [];
  });
}

/** Whether only visible rows were given, with the columns that may be read alone. */
export function leak({ key, visible, rights }: SeenTable, rows: Row[]): string | undefined {
  const known = new Set(visible.map((row) => String(row[key])));
  const columns = names(rights.read.columns);
  const foreign = rows.find((row) => !known.has(String(row[key])));
  if (foreign) return `gave the hidden row ${foreign[key]}`;
  const column = rows.flatMap(Object.keys).find((name) => !columns.includes(name));
  return column && `gave the column ${column}`;
}

const countIs = (count: number) => (answer: Answer) =>
  answer.total === count ? undefined : `counted ${answer.total}, not ${count}`;

type Get = (what: string, query: string, rest?: Partial<Attempt>) => Attempt;

/** Reads of a table; where nothing else is said, they may be tried by who may read, and find nothing. */
const getter =
  (table: string, seen: SeenTable): Get =>
  (what, query, rest) => ({
    what: `${what} ${table}`,
    method: 'GET',
    path: `/rest/v1/${table}?${query}`,
    expected: reading(seen.granted(seen.rights.read), 0),
    ...rest,
  });

/** How many there are, by every way of counting. */
function counting(seen: SeenTable, get: Get): Attempt[] {
  const { key, rights, visible } = seen;
  const granted = seen.granted(rights.read);
  const head = (kind: string): Attempt =>
    get(`count (${kind})`, `select=${key}`, {
      method: 'HEAD',
      headers: { prefer: `count=${kind}` },
      check: kind === 'exact' ? countIs(visible.length) : undefined,
    });
  return [
    ...['exact', 'planned', 'estimated'].map(head),
    get('count without rows', 'select=count', {
      // PostgREST counts whole rows, for which a right to some of the columns is not enough.
      expected: onHosted && rights.hidden ? ['refused'] : reading(granted, 1),
      check: (answer) =>
        rowsOf(answer)[0]?.count === visible.length ? undefined : `not ${visible.length}`,
    }),
  ];
}

/** Rows that are not to be found: by their keys, by their values, alone, and by counting them. */
function searching(seen: SeenTable, get: Get): Attempt[] {
  const { rights, key } = seen;
  const secret = seen.hidden.slice(0, 3);
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
        check: (answer) => leak(seen, rowsOf(answer)),
      }),
      get('take a hidden row alone from', `select=${columns}&${key}=eq.${row[key]}`, {
        headers: alone,
      }),
    ]),
  ];
}

/** What there is to read: all at once, how many, and what is hidden by any way of asking. */
export function readingAttempts(view: View, table: string): Attempt[] {
  const seen = seenTable(view, table);
  const { rights, key, visible } = seen;
  const granted = seen.granted(rights.read);
  const columns = names(rights.read.columns);
  const get = getter(table, seen);
  const never: Attempt['expected'] =
    view.level === 'refused' ? ['refused'] : ['unknown', 'refused'];
  return [
    get('read all of', 'select=*', {
      expected: reading(granted && !rights.hidden, visible.length),
    }),
    get('read all readable of', `select=${columns}`, {
      expected: reading(granted, visible.length),
      check: (answer) => leak(seen, rowsOf(answer)),
    }),
    get('read as text', `select=${columns}`, {
      headers: { accept: 'text/csv' },
      expected: granted ? ['rows', 'nothing'] : ['refused'],
    }),
    get('read the plan of', `select=${key}`, {
      headers: { accept: 'application/vnd.pgrst.plan+json' },
      expected: never,
    }),
    get('aggregate', `select=${key}.max()`, { expected: never }),
    ...counting(seen, get),
    ...searching(seen, get),
  ];
}
