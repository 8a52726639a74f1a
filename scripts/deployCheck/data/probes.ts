import { columnsOf, functions, names, type TableRights, tables } from '../../../supabase/rights.ts';
import type { SiteResponse } from '../site.ts';
import { codeOf } from '../site.ts';

/** A request of a visitor, and whether the rights matrix allows it. */
export interface Probe {
  what: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  json?: unknown;
  allowed: boolean;
}

function reading(table: string, { read, hidden }: TableRights): Probe[] {
  const readable = read.by.anonymous ? names(read.columns) : [];
  const others = columnsOf({ holds: '', read, ...(hidden && { hidden }) }).filter(
    (column) => !readable.includes(column),
  );
  const get = (what: string, select: string, allowed: boolean): Probe => ({
    what: `read ${what}`,
    method: 'GET',
    path: `/rest/v1/${table}?select=${select}&limit=1`,
    allowed,
  });
  return [
    ...(readable.length > 0 ? [get(table, readable.join(), true)] : []),
    ...others.map((column) => get(`${table}.${column}`, column, false)),
  ];
}

/**
 * Returns writes that change nothing even if they are allowed: of no row, or of rows whose primary key is null.
 * PostgreSQL checks the rights before it searches rows.
 */
function writing(table: string, rights: TableRights): Probe[] {
  const [key = ''] = columnsOf(rights);
  // Not the key, because PostgreSQL also rejects writes of an identity column for another reason.
  const column = columnsOf(rights).at(-1) ?? key;
  const no = { allowed: false };
  return [
    {
      what: `add to ${table}`,
      method: 'POST',
      path: `/rest/v1/${table}?columns=${column}`,
      json: [],
      ...no,
    },
    {
      what: `change ${table}`,
      method: 'PATCH',
      path: `/rest/v1/${table}?${key}=is.null`,
      json: { [column]: null },
      ...no,
    },
    {
      what: `delete from ${table}`,
      method: 'DELETE',
      path: `/rest/v1/${table}?${key}=is.null`,
      ...no,
    },
  ];
}

/** Calls functions that write with GET, because PostgREST runs it in a read-only transaction. */
const calling = (): Probe[] =>
  Object.entries(functions).map(([name, { by, writes, with: values = {} }]) => ({
    what: `call ${name}`,
    method: writes ? 'GET' : 'POST',
    path: `/rest/v1/rpc/${name}${writes ? `?${new URLSearchParams(values)}` : ''}`,
    ...(!writes && { json: values }),
    allowed: by.includes('anonymous'),
  }));

/**
 * Returns the requests that test every right of visitors in the matrix (supabase/rights.ts), allowed or
 * not: in a group for each table, then one for the functions. None of them changes data.
 */
export const visitorProbes = (): { about: string; probes: Probe[] }[] => [
  ...Object.entries(tables).map(([table, rights]) => ({
    about: table,
    probes: [...reading(table, rights), ...writing(table, rights)],
  })),
  { about: 'functions', probes: calling() },
];

/** Whether PostgreSQL has rejected the request by a missing right, which PostgREST sends as 401 to visitors. */
const isRejected = (response: SiteResponse): boolean => codeOf(response) === '42501';

/**
 * Returns whether the response to a probe agrees with the matrix: an allowed one needs a status below
 * 300, any other PostgreSQL's error code 42501 (insufficient privilege), of any status.
 */
export const isExpected = ({ allowed }: Probe, response: SiteResponse): boolean =>
  allowed ? response.status < 300 : isRejected(response);
