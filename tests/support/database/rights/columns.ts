import { columnsOf, names, type Right, type Row } from '../../../../supabase/rightsMatrix';
import type { Attempt } from './requests';
import { readOutcomes, type View, type VisibleTable, visibleTable, writeOutcomes } from './view';

const has = (right: Right | undefined, column: string): boolean =>
  names(right?.columns).includes(column);

const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/** Returns an attempt to change columns of a row to the values that they have. */
function change(table: string, { key }: VisibleTable, row: Row, columns: string[]): Attempt {
  return {
    what: `change ${columns.map((column) => `${table}.${column}`)}`,
    method: 'PATCH',
    path: `/rest/v1/${table}?${key}=eq.${row[key]}&select=${key}`,
    headers: { prefer: 'return=representation' },
    // The unchanged values, so that only a missing right can be the reason for a rejection.
    body: pick(row, columns),
    expected: ['refused'],
  };
}

const anyValue = (columns: string[]): string =>
  `or=(${columns.flatMap((column) => [`${column}.is.null`, `${column}.not.is.null`])})`;

/**
 * Attempts to read, filter, order and change all columns together that the matrix allows to some level. PostgreSQL
 * rejects a statement with a single column without the right.
 */
function allowedColumns(table: string, seen: VisibleTable, row: Row): Attempt[] {
  const { rights } = seen;
  const columns = names(rights.read.columns);
  const changed = names(rights.change?.columns);
  // One row that may be changed and one that may not, where there are such.
  const [yes, no] = [true, false].map((may) =>
    seen.visible.find((candidate) => seen.allows(rights.change, candidate) === may),
  );
  const targets = [yes, no].filter((target) => target !== undefined);
  return [
    {
      what: `read, filter and order by ${columns} of ${table}`,
      method: 'GET',
      path: `/rest/v1/${table}?select=${columns}&${anyValue(columns)}&order=${columns}&limit=1`,
      expected: readOutcomes(seen.granted(rights.read), seen.visible.length),
    },
    ...(changed.length > 0 ? (targets.length > 0 ? targets : [row]) : []).map((target) => ({
      ...change(table, seen, target, changed),
      expected: writeOutcomes(seen, rights.change, target),
    })),
  ];
}

/** Attempts to read and change a column without the right, alone; filters and orders disclose as much as reading. */
function refusedColumn(table: string, seen: VisibleTable, row: Row, column: string): Attempt[] {
  const { rights, key } = seen;
  const mayRead = seen.granted(rights.read);
  const get = (what: string, query: string): Attempt => ({
    what: `${what} ${table}.${column}`,
    method: 'GET',
    path: `/rest/v1/${table}?${query}&limit=1`,
    expected: ['refused'],
  });
  const mayReadColumn = mayRead && has(rights.read, column);
  const mayChange = seen.granted(rights.change) && has(rights.change, column);
  return [
    ...(mayReadColumn
      ? []
      : [
          get('read', `select=${column}`),
          get('read under another name', `select=x:${column}::text`),
        ]),
    // Where the key cannot be read either, it alone would be the reason for a rejection.
    ...(mayRead && !mayReadColumn
      ? [
          get('filter by', `select=${key}&${anyValue([column])}`),
          get('order by', `select=${key}&order=${column}.desc`),
        ]
      : []),
    ...(mayChange ? [] : [change(table, seen, row, [column])]),
  ];
}

/** Attempts on the columns of a table with every verb. */
export function columnAttempts(view: View, table: string): Attempt[] {
  const seen = visibleTable(view, table);
  const { rights } = seen;
  const row = seen.visible[0] ?? seen.all[0] ?? {};
  const add = (column: string): Attempt => ({
    what: `add ${table}.${column}`,
    method: 'POST',
    path: `/rest/v1/${table}`,
    headers: { prefer: 'return=minimal' },
    body: pick(row, [column]),
    expected: [
      has(rights.add, column) && seen.allowsNew(pick(row, [column])) ? 'let in' : 'refused',
    ],
  });
  return [
    ...allowedColumns(table, seen, row),
    ...columnsOf(rights).flatMap((column) => [
      ...(view.thorough ? refusedColumn(table, seen, row, column) : []),
      ...(view.thorough || has(rights.add, column) ? [add(column)] : []),
    ]),
  ];
}
