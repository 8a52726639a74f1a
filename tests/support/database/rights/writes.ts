import { names, type Row } from '../../../../supabase/rightsMatrix';
import type { Attempt, Outcome } from './requests';
import { type View, type VisibleTable, visibleTable, writeOutcomes } from './view';

const REPRESENTATION = 'return=representation';

const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/**
 * Attempts to insert a copy of a row, with the right and without it. The policy lets the former in, and the unique index
 * rejects it; the latter also as several rows, and over existing ones.
 */
function additions(table: string, { rights, key, all, allowsNew }: VisibleTable): Attempt[] {
  const columns = names((rights.add ?? rights.read).columns);
  const copies = all.map((row) => pick(row, columns));
  const own = copies.find(allowsNew);
  const copy = copies.find((row) => !allowsNew(row));
  const add = (prefer: string, body: unknown, expected: Outcome = 'refused'): Attempt => ({
    method: 'POST',
    path: `/rest/v1/${table}`,
    headers: { prefer },
    body,
    expected: [expected],
  });
  const allowed = own ? [add('return=minimal', own, 'let in')] : [];
  if (!copy) return allowed;
  const { [key]: _, ...another } = copy;
  return [
    ...allowed,
    add(REPRESENTATION, [another, another]),
    add(`resolution=merge-duplicates,${REPRESENTATION}`, copy),
    add('resolution=ignore-duplicates', copy),
    add('missing=default,tx=rollback', another),
    {
      ...add(REPRESENTATION, copy),
      method: 'PUT',
      path: `/rest/v1/${table}?${key}=eq.${copy[key]}`,
      // If the key has several columns, this filter has too few of them.
      expected: ['refused', 'unknown'],
    },
  ];
}

/**
 * Attempts to change or delete rows: with the right, without it, hidden ones, and unless some may be written, all of
 * them. A row that may be deleted stays.
 */
function changes(table: string, seen: VisibleTable, method: 'PATCH' | 'DELETE'): Attempt[] {
  const { rights, key, all, hidden } = seen;
  const right = method === 'PATCH' ? rights.change : rights.remove;
  const own = all.find((row) => seen.allows(right, row));
  const other = all.find((row) => !seen.allows(right, row));
  const columns = names(rights.change?.columns ?? names(rights.read.columns).at(-1));
  const write = (row: Row, query = `${key}=eq.${row[key]}`, prefer = REPRESENTATION): Attempt => ({
    method,
    path: `/rest/v1/${table}?${query}&select=${key}`,
    headers: { prefer },
    // The unchanged values, so that only a missing right can be the reason for a rejection.
    body: method === 'PATCH' ? pick(row, columns) : undefined,
    expected: writeOutcomes(seen, right, row),
  });
  return [
    ...(own && method === 'PATCH' ? [write(own)] : []),
    ...(other
      ? [...hidden.slice(0, 2), other]
          .map((row) => write(row))
          .concat(write(other, undefined, 'tx=rollback'))
      : []),
    ...(other && !own
      ? [
          write(other, `${key}=not.is.null`),
          write(other, `or=(${key}.is.null,${key}.not.is.null)&order=${key}&limit=1`),
        ]
      : []),
  ];
}

/** The attempt to give a row that may be changed the status of one that may not, as a writer who publishes a draft. */
function newStatus(table: string, { rights, key, all, allows }: VisibleTable): Attempt[] {
  const row = all.find((one) => allows(rights.change, one));
  const status = all.find((one) => !allows(rights.change, one))?.status;
  if (!row || !names(rights.change?.columns).includes('status')) return [];
  if (allows(rights.change, { ...row, status })) return [];
  const path = `/rest/v1/${table}?${key}=eq.${row[key]}`;
  return [{ method: 'PATCH', path, body: { status }, expected: ['refused'] }];
}

/**
 * Returns the attempts to insert rows, and those to change and delete them, which have to follow, because handing over again
 * replaces the row that is then changed.
 */
export function writingAttempts(view: View, table: string): [Attempt[], Attempt[]] {
  const seen = visibleTable(view, table);
  return [
    additions(table, seen),
    [
      ...changes(table, seen, 'PATCH'),
      ...changes(table, seen, 'DELETE'),
      ...newStatus(table, seen),
    ],
  ];
}
