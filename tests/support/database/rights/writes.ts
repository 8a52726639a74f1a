import { names, type Row } from '../../../../supabase/rightsMatrix';
import { onHosted } from '../../run/engines';
import type { Attempt } from './requests';
import { type View, type VisibleTable, visibleTable, writeOutcomes } from './view';

const REPRESENTATION = 'return=representation';
const PREFER = [
  'return=minimal',
  'return=headers-only,count=exact',
  `${REPRESENTATION},missing=default`,
  `${REPRESENTATION},tx=rollback`,
  'handling=strict,max-affected=1,return=representation',
];

/** A table, and whether to try every preference and form of a request. */
interface Target {
  table: string;
  thorough: boolean;
}

/** Attempts to insert rows like an existing one: several, with missing columns, and over existing ones. */
function additions(
  { table, thorough }: Target,
  { rights, key }: VisibleTable,
  row: Row,
): Attempt[] {
  const columns = names((rights.add ?? rights.read).columns);
  const copy = Object.fromEntries(columns.map((column) => [column, row[column]]));
  const { [key]: _, ...another } = copy;
  const add = (what: string, prefer: string, body: unknown, query = ''): Attempt => ({
    what: `${what} ${table}`,
    method: 'POST',
    path: `/rest/v1/${table}${query}`,
    headers: { prefer },
    body,
    expected: ['refused'],
  });
  return [
    add('add many to', REPRESENTATION, [another, another]),
    add('merge into', `resolution=merge-duplicates,${REPRESENTATION}`, copy),
    ...(thorough
      ? [
          add(
            'add to, some columns of,',
            'missing=default',
            [another],
            `?columns=${columns.slice(1)}`,
          ),
          add('add to, with the rest by default,', 'missing=default,tx=rollback', another),
          add('merge many into', 'resolution=merge-duplicates', [copy, copy]),
          add('add unless there to', 'resolution=ignore-duplicates', copy),
        ]
      : []),
    {
      ...add('put into', REPRESENTATION, copy, `?${key}=eq.${row[key]}`),
      method: 'PUT',
      // If the key has several columns, this filter has too few of them.
      expected: ['refused', 'unknown'],
    },
  ];
}

/**
 * Attempts to change or delete rows without the right: one of them, with the preferences, and unless others may be
 * written, all, some and hidden ones.
 */
function changes(
  { table, thorough }: Target,
  seen: VisibleTable,
  method: 'PATCH' | 'DELETE',
  row: Row,
): Attempt[] {
  const { rights, key, all, hidden } = seen;
  const right = method === 'PATCH' ? rights.change : rights.remove;
  const writesNothing = !all.some((other) => seen.allows(right, other));
  const column = names(rights.change?.columns)[0] ?? names(rights.read.columns).at(-1) ?? '';
  const expected = writeOutcomes(seen, right, row);
  const write = (query: string, prefer = REPRESENTATION): Attempt => ({
    what: `${method} ${table}?${query} (${prefer})`,
    method,
    path: `/rest/v1/${table}?${query}&select=${key}`,
    headers: { prefer },
    body: method === 'PATCH' ? { [column]: row[column] } : undefined,
    // PostgREST before 13 does not know max-affected.
    expected: onHosted && prefer.includes('max-affected') ? ['unknown', ...expected] : expected,
  });
  return [
    ...(writesNothing
      ? [
          write(`${key}=not.is.null`),
          write(`or=(${key}.is.null,${key}.not.is.null)&order=${key}&limit=1`),
        ]
      : []),
    ...hidden.slice(0, 2).map((secret) => write(`${key}=eq.${secret[key]}`)),
    // If no role has the right, PostgREST rejects the request before it reads a preference.
    ...(right && thorough ? PREFER : ['tx=rollback']).map((prefer) =>
      write(`${key}=eq.${row[key]}`, prefer),
    ),
  ];
}

/** The attempt to give a row that may be changed the status of one that may not, as a writer who publishes a draft. */
function newStatus(table: string, { rights, key, all, allows }: VisibleTable): Attempt[] {
  const row = all.find((one) => allows(rights.change, one));
  const status = all.find((one) => !allows(rights.change, one))?.status;
  if (!row || !names(rights.change?.columns).includes('status')) return [];
  if (allows(rights.change, { ...row, status })) return [];
  return [
    {
      what: `change the status of ${table} to ${status}`,
      method: 'PATCH',
      path: `/rest/v1/${table}?${key}=eq.${row[key]}`,
      body: { status },
      expected: ['refused'],
    },
  ];
}

/** Attempts to write without the right: many rows, hidden rows, upserts, preferences, and a status without the right. */
export function forbiddenWrites(view: View, table: string): Attempt[] {
  const seen = visibleTable(view, table);
  const target = { table, thorough: view.thorough };
  const { all, rights, allows } = seen;
  const [alike, changed, removed] = [rights.add, rights.change, rights.remove].map((right) =>
    all.find((row) => !allows(right, row)),
  );
  return [
    ...(alike ? additions(target, seen, alike) : []),
    ...(changed ? changes(target, seen, 'PATCH', changed) : []),
    ...(removed ? changes(target, seen, 'DELETE', removed) : []),
    ...newStatus(table, seen),
  ];
}
