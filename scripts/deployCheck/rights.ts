import {
  columnsOf,
  functions,
  readableBy,
  type TableRights,
  tables,
} from '../../supabase/rightsMatrix.ts';
import { type Finding, finding } from './finding.ts';
import { places } from './places.ts';
import { codeOf, MISSING_RIGHT, type Site, shown } from './site.ts';

/** A request of a visitor, and whether the list of rights allows it. */
interface Probe {
  what: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  json?: unknown;
  allowed: boolean;
}

function reading(table: string, rights: TableRights): Probe[] {
  const readable = readableBy(rights, 'anonymous');
  const hidden = columnsOf(rights).filter((column) => !readable.includes(column));
  const read = (what: string, select: string, allowed: boolean): Probe => ({
    what: `reading ${what}`,
    method: 'GET',
    path: `/rest/v1/${table}?select=${select}&limit=1`,
    allowed,
  });
  return [
    ...(readable.length > 0 ? [read(table, readable.join(), true)] : []),
    ...hidden.map((column) => read(`${table}.${column}`, column, false)),
  ];
}

/**
 * Writes that change nothing even if they are allowed: of no row, or of rows whose primary key is null. PostgreSQL
 * checks the rights before it searches rows.
 */
function writing(table: string, rights: TableRights): Probe[] {
  // Not the key, because PostgreSQL also rejects writes of an identity column for another reason.
  const [key = '', column = key] = columnsOf(rights);
  const path = `/rest/v1/${table}`;
  const [none, allowed] = [`${path}?${key}=is.null`, false];
  return [
    { what: 'adding', method: 'POST', path: `${path}?columns=${column}`, json: [], allowed },
    { what: 'changing', method: 'PATCH', path: none, json: { [column]: null }, allowed },
    { what: 'deleting', method: 'DELETE', path: none, allowed },
  ];
}

/** Calls functions that write with GET, because PostgREST runs it in a read-only transaction. */
const calls = (): Probe[] =>
  Object.entries(functions).map(([name, { by, writes, with: values = {} }]) => ({
    what: `calling ${name}`,
    method: writes ? 'GET' : 'POST',
    path: `/rest/v1/rpc/${name}${writes ? `?${new URLSearchParams(values)}` : ''}`,
    ...(!writes && { json: values }),
    allowed: by.includes('anonymous'),
  }));

/** Sends the probes. Of those that are allowed, a server error says nothing about rights. */
async function tried(site: Site, what: string, probes: Probe[]): Promise<Finding> {
  const problems = probes.map(async ({ what, allowed, path, method, json }) => {
    const response = await site.request(path, { method, json });
    const refused = response.status >= 400 && response.status < 500;
    if (allowed) return refused ? [`${what} is refused: ${shown(response)}`] : [];
    return codeOf(response) === MISSING_RIGHT ? [] : [`${what} is not refused: ${shown(response)}`];
  });
  return finding(what, (await Promise.all(problems)).flat(), places.rights);
}

/** Checks that visitors find no row that row-level security hides. */
async function hiddenRows(site: Site): Promise<Finding> {
  // A minute apart, because the clocks of this machine and of the database differ.
  const [past, future, yearAgo] = [-60_000, 60_000, -366 * 86_400_000].map((ms) =>
    new Date(Date.now() + ms).toISOString(),
  );
  const queries = {
    'drafts of articles': 'news?select=id&limit=1&status=neq.published',
    'scheduled articles': `news?select=id&limit=1&published_at=gt.${future}`,
    'drafts of notices': 'notices?select=id&limit=1&status=eq.draft',
    'notices that ended over a year ago': `notices?select=id&limit=1&ends_at=lt.${yearAgo}`,
    'alerts that have ended': `alerts?select=id&limit=1&ends_at=lt.${past}`,
  };
  const problems = Object.entries(queries).map(async ([what, query]) => {
    const response = await site.request(`/rest/v1/${query}`);
    return response.text === '[]' ? [] : [`${what}: ${shown(response)}`];
  });
  const what = 'drafts, and what is scheduled or has ended, are hidden';
  return finding(what, (await Promise.all(problems)).flat(), places.rights);
}

const SCHEMAS = ['private', 'auth', 'storage', 'graphql_public', 'information_schema'];

async function schemas(site: Site): Promise<Finding> {
  const problems = SCHEMAS.map(async (schema) => {
    const headers = { 'accept-profile': schema };
    const response = await site.request('/rest/v1/users', { headers });
    // PostgREST's error code for a schema that is not exposed.
    return codeOf(response) === 'PGRST106' ? [] : [`${schema} answers ${shown(response)}`];
  });
  const found = (await Promise.all(problems)).flat();
  return finding('the schema public is exposed, and no other', found, places.dataApi);
}

/** Checks the rights of visitors by the list of rights (R6.1, supabase/rightsMatrix.ts), with requests that change nothing. */
export async function checkRights(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [table, rights] of Object.entries(tables)) {
    findings.push(await tried(site, table, [...reading(table, rights), ...writing(table, rights)]));
  }
  findings.push(await tried(site, 'functions', calls()));
  return [...findings, await hiddenRows(site), await schemas(site)];
}
