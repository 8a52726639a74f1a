import { names, type Row } from '../../../../supabase/rightsMatrix';
import type { Attempt } from './requests';
import { readOutcomes, type View, type VisibleTable, visibleTable, writeOutcomes } from './view';

const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

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
    ...(changed.length > 0 ? (targets.length > 0 ? targets : [row]) : []).map(
      (target): Attempt => ({
        what: `change ${changed} of ${table}`,
        method: 'PATCH',
        path: `/rest/v1/${table}?${seen.key}=eq.${target[seen.key]}&select=${seen.key}`,
        headers: { prefer: 'return=representation' },
        // The unchanged values, so that only a missing right can be the reason for a rejection.
        body: pick(target, changed),
        expected: writeOutcomes(seen, rights.change, target),
      }),
    ),
  ];
}

/** Attempts on the columns of a table that the matrix allows to some level; schema.test.ts finds a grant on any other. */
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
    expected: [seen.allowsNew(pick(row, [column])) ? 'let in' : 'refused'],
  });
  return [...allowedColumns(table, seen, row), ...names(rights.add?.columns).map(add)];
}
