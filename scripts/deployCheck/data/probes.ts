import { columnsOf, functions, names, type TableRights, tables } from '../../../supabase/rights.ts';
import type { Answer } from '../site.ts';
import { codeOf } from '../site.ts';

/** One request of a visitor, and whether the matrix of rights lets it through. */
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
 * Writes that could not change anything if they were let through: no row at all, or rows whose primary
 * key is null. PostgreSQL looks at the rights before it looks for rows.
 */
function writing(table: string, rights: TableRights): Probe[] {
  const [key = ''] = columnsOf(rights);
  // Not the key: an identity column is refused for another reason than the rights.
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

/** Functions that change something are called by GET, which PostgREST runs in a read-only transaction. */
const calling = (): Probe[] =>
  Object.entries(functions).map(([name, { by, writes, with: values = {} }]) => ({
    what: `call ${name}`,
    method: writes ? 'GET' : 'POST',
    path: `/rest/v1/rpc/${name}${writes ? `?${new URLSearchParams(values)}` : ''}`,
    ...(!writes && { json: values }),
    allowed: by.includes('anonymous'),
  }));

/** Everything that the matrix says of visitors, table by table and function by function. */
export const visitorProbes = (): { about: string; probes: Probe[] }[] => [
  ...Object.entries(tables).map(([table, rights]) => ({
    about: table,
    probes: [...reading(table, rights), ...writing(table, rights)],
  })),
  { about: 'functions', probes: calling() },
];

/** Missing right, in PostgreSQL's words; PostgREST sends it with 401 to visitors. */
const refused = (answer: Answer): boolean => codeOf(answer) === '42501';

/** Whether the answer to a probe is as the matrix says. */
export const asMeant = ({ allowed }: Probe, answer: Answer): boolean =>
  allowed ? answer.status < 300 : refused(answer);
