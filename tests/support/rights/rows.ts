import { columnsOf, names, type Row } from './matrix';
import { type Answer, type Attempt, rowsOf } from './requests';
import { reading, type SeenTable, seenTable, type View, writing } from './view';

const REPRESENTATION = 'return=representation';
const PREFER = [
  'return=minimal',
  'return=headers-only,count=exact',
  `${REPRESENTATION},missing=default`,
  `${REPRESENTATION},tx=rollback`,
  'handling=strict,max-affected=1,return=representation',
];

/** Words about a hidden row that would do as a filter: short, and of a plain type. */
const tellingFilters = (row: Row, columns: string[]): string[] =>
  columns.flatMap((column) => {
    const value = row[column];
    const plain = ['string', 'number', 'boolean'].includes(typeof value);
    const text = String(value);
    return plain && text.length < 200
      ? [`${column}.eq.${encodeURIComponent(JSON.stringify(text))}`]
      : [];
  });

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

/** What there is to read: all at once, how many, and what is hidden by any way of asking. */
export function readingAttempts(view: View, table: string): Attempt[] {
  const seen = seenTable(view, table);
  const { rights, key, visible } = seen;
  const at = `/rest/v1/${table}`;
  const granted = seen.granted(rights.read);
  const whole = granted && !rights.hidden;
  const columns = names(rights.read.columns);
  const filters = granted ? columns : columnsOf(rights);
  const secret = seen.hidden.slice(0, 3);
  const ids = `${key}=in.(${secret.map((row) => row[key])})`;
  const get = (what: string, query: string, rest: Partial<Attempt> = {}): Attempt => ({
    what: `${what} ${table}`,
    method: 'GET',
    path: `${at}?${query}`,
    expected: reading(granted, 0),
    ...rest,
  });
  const count = (kind: string): Attempt =>
    get(`count (${kind})`, `select=${key}`, {
      method: 'HEAD',
      headers: { prefer: `count=${kind}` },
      expected: reading(granted, 0),
      check: kind === 'exact' && granted ? countIs(visible.length) : undefined,
    });
  return [
    get('read all of', 'select=*', { expected: reading(whole, visible.length) }),
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
      expected: view.level === 'refused' ? ['refused'] : ['unknown', 'refused'],
    }),
    get('count without rows', 'select=count', {
      expected: reading(granted, 1),
      check: (answer) =>
        rowsOf(answer)[0]?.count === visible.length ? undefined : `not ${visible.length}`,
    }),
    get('aggregate', `select=${key}.max()`, {
      expected: view.level === 'refused' ? ['refused'] : ['unknown', 'refused'],
    }),
    ...['exact', 'planned', 'estimated'].map(count),
    ...(secret.length > 0
      ? [
          get('count hidden rows of', `select=${key}&${ids}`, {
            headers: { prefer: 'count=exact' },
            check: countIs(0),
          }),
          get('find hidden rows by negation in', `select=${key}&not.and=(${key}.is.null)&${ids}`),
        ]
      : []),
    ...secret.map((row) =>
      get(
        'find a hidden row by its values in',
        `select=${key}&or=(${tellingFilters(row, filters)})`,
        {
          expected: granted ? ['nothing', 'rows'] : ['refused'],
          check: (answer) => leak(seen, rowsOf(answer)),
        },
      ),
    ),
    ...secret.map((row) =>
      get('take a hidden row alone from', `select=${columns}&${key}=eq.${row[key]}`, {
        headers: { accept: 'application/vnd.pgrst.object+json' },
        expected: reading(granted, 0),
      }),
    ),
  ];
}

/** Writing many rows, hidden rows, upserts, and preferences; for those who may not write at all. */
export function forbiddenWrites(view: View, table: string): Attempt[] {
  const seen = seenTable(view, table);
  const { rights, key, all, hidden } = seen;
  const at = `/rest/v1/${table}`;
  const row = all[0] ?? {};
  const columns = names((rights.add ?? rights.read).columns);
  const copy = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const { [key]: _, ...another } = copy;
  const first = names(rights.change?.columns)[0] ?? columns.at(-1) ?? '';
  const change = { [first]: row[first] };
  const add = (what: string, prefer: string, body: unknown, query = ''): Attempt => ({
    what: `${what} ${table}`,
    method: 'POST',
    path: `${at}${query}`,
    headers: { prefer },
    body,
    expected: ['refused'],
  });
  const write = (method: 'PATCH' | 'DELETE', query: string, prefer = REPRESENTATION): Attempt => {
    const right = method === 'PATCH' ? rights.change : rights.remove;
    const expected = writing(seen, right);
    return {
      what: `${method} ${table}?${query} (${prefer})`,
      method,
      path: `${at}?${query}&select=${key}`,
      headers: { prefer },
      body: method === 'PATCH' ? change : undefined,
      expected,
    };
  };
  const additions: Attempt[] = [
    add('add many to', REPRESENTATION, [another, another]),
    add('add to, some columns of,', 'missing=default', [another], `?columns=${columns.slice(1)}`),
    add('add to, with the rest by default,', 'missing=default,tx=rollback', another),
    add('merge into', `resolution=merge-duplicates,${REPRESENTATION}`, copy),
    add('merge many into', 'resolution=merge-duplicates', [copy, copy]),
    add('add unless there to', 'resolution=ignore-duplicates', copy),
    {
      ...add('put into', REPRESENTATION, copy, `?${key}=eq.${row[key]}`),
      method: 'PUT',
      // Where the key has several columns, this names too few of them.
      expected: ['refused', 'unknown'],
    },
  ];
  const changes = (['PATCH', 'DELETE'] as const).flatMap((method) => [
    write(method, `${key}=not.is.null`),
    write(method, `or=(${key}.is.null,${key}.not.is.null)&order=${key}&limit=1`),
    ...hidden.slice(0, 2).map((secret) => write(method, `${key}=eq.${secret[key]}`)),
    // Where nobody has the right, no preference is ever looked at.
    ...((method === 'PATCH' ? rights.change : rights.remove) ? PREFER : ['tx=rollback']).map(
      (prefer) => write(method, `${key}=eq.${row[key]}`, prefer),
    ),
  ]);
  const rightOf = {
    POST: rights.add,
    PUT: rights.add,
    PATCH: rights.change,
    DELETE: rights.remove,
  };
  return [...additions, ...changes].filter(
    ({ method }) => !seen.may(rightOf[method as keyof typeof rightOf]),
  );
}
