import { columnsOf, names, type Right } from '../../../../supabase/rights';
import type { Attempt } from './requests';
import { readOutcomes, type View, visibleTable, writeOutcomes } from './view';

const has = (right: Right | undefined, column: string): boolean =>
  names(right?.columns).includes(column);

/**
 * Attempts on every column of a table with every verb; filters and orders disclose as much as
 * reading.
 */
export function columnAttempts(view: View, table: string): Attempt[] {
  const seen = visibleTable(view, table);
  const { rights, key } = seen;
  const row = seen.visible[0] ?? seen.all[0] ?? {};
  const at = `/rest/v1/${table}`;
  const one = `${at}?${key}=eq.${row[key]}`;

  return columnsOf(rights).flatMap((column): Attempt[] => {
    const name = `${table}.${column}`;
    const value = { [column]: row[column] };
    const readable = has(rights.read, column) && seen.granted(rights.read);
    const expected = readOutcomes(readable, seen.visible.length);
    const any = `or=(${column}.is.null,${column}.not.is.null)`;
    const get = (what: string, query: string): Attempt => ({
      what: `${what} ${name}`,
      method: 'GET',
      path: `${at}?${query}&limit=1`,
      expected,
    });
    const changeable = has(rights.change, column) ? rights.change : undefined;
    const addable = has(rights.add, column) && seen.may(rights.add);
    return [
      ...(readable
        ? [get('read, filter and order by', `select=${column}&${any}&order=${column}`)]
        : [
            get('read', `select=${column}`),
            get('read under another name', `select=x:${column}::text`),
            get('filter by', `select=${key}&${any}`),
            get('order by', `select=${key}&order=${column}.desc`),
          ]),
      {
        what: `change ${name}`,
        method: 'PATCH',
        path: `${one}&select=${key}`,
        headers: { prefer: 'return=representation' },
        // The unchanged value, so that only a missing right can be the reason for a rejection.
        body: value,
        expected: writeOutcomes(seen, changeable),
      },
      {
        what: `add ${name}`,
        method: 'POST',
        path: at,
        headers: { prefer: 'return=minimal' },
        body: value,
        expected: [addable ? 'let in' : 'refused'],
      },
    ];
  });
}
