import { readdirSync, readFileSync } from 'node:fs';
import { functions, tables } from '../../../../supabase/rightsMatrix';
import type { Attempt } from './requests';
import type { View } from './view';

const MIGRATIONS = 'supabase/migrations';

/** Returns the functions that migrations create only outside the schema that PostgREST serves. */
const helpers = (): string[] => {
  const sql = readdirSync(MIGRATIONS).map((name) => readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
  const made = sql.join('\n').matchAll(/create (?:or replace )?function private\.(\w+)/g);
  const all = [...made].map(([, name = '']) => name);
  return [...new Set(all)].filter((name) => !(name in functions));
};

/** Functions of PostgreSQL and GoTrue that would be useful to an attacker. */
const FOREIGN = [
  ...['uid', 'jwt', 'set_config', 'current_setting', 'pg_read_file', 'pg_ls_dir', 'pg_sleep'],
  ...['lo_import', 'query_to_xml', 'pg_terminate_backend', 'version', 'nextval', 'dblink'],
];

const ACCOUNTS = ['users', 'identities', 'sessions', 'refresh_tokens', 'audit_log_entries'];
const SCHEMAS = ['private', 'auth', 'pg_catalog', 'information_schema', 'supabase_migrations'];

/** Attempts to call functions: those that are exposed, by GET and POST, and those that are not. */
export function callAttempts({ level, thorough, dump }: View): Attempt[] {
  const refused = level === 'refused';
  const secret = (dump.news ?? []).filter((row) => String(row.title).startsWith('Confidential'));
  const offered = Object.entries(functions).flatMap(([name, { by, writes, with: values }]) =>
    (['GET', 'POST'] as const).map(
      (method): Attempt => ({
        what: `${method} ${name}`,
        method,
        path: `/rest/v1/rpc/${name}${method === 'GET' ? `?${new URLSearchParams(values)}` : ''}`,
        body: method === 'POST' ? (values ?? {}) : undefined,
        expected:
          !refused && by.includes(level) && !(writes && method === 'GET')
            ? ['rows', 'nothing', 'let in']
            : ['refused'],
        check: ({ text }) =>
          level !== 'admin' &&
          level !== 'writer' &&
          secret.some(({ slug }) => text.includes(String(slug)))
            ? 'names a draft'
            : undefined,
      }),
    ),
  );
  // Which functions exist does not depend on the account.
  const others = [...helpers(), ...FOREIGN].slice(0, thorough ? undefined : 1).map(
    (name): Attempt => ({
      what: `call ${name}`,
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      body: {},
      expected: [refused ? 'refused' : 'unknown'],
    }),
  );
  return [...offered, ...others];
}

/** Attempts to reach schemas and tables that PostgREST does not expose. */
export function unexposedAttempts({ level }: View): Attempt[] {
  const refused = level === 'refused';
  const expected: Attempt['expected'] = [refused ? 'refused' : 'unknown'];
  // PostgREST validates the schema before the token.
  const noSchema: Attempt['expected'] = [...expected, 'unknown'];
  const tablesThere = [...ACCOUNTS, 'pg_class', 'pg_authid', 'schema_migrations'];
  return [
    ...SCHEMAS.flatMap((schema): Attempt[] => [
      {
        what: `read of the schema ${schema}`,
        method: 'GET',
        path: '/rest/v1/users?select=*',
        headers: { 'accept-profile': schema },
        expected: noSchema,
      },
      {
        what: `write to the schema ${schema}`,
        method: 'POST',
        path: '/rest/v1/users',
        headers: { 'content-profile': schema },
        body: {},
        expected: noSchema,
      },
    ]),
    ...tablesThere.map(
      (name): Attempt => ({
        what: `read ${name}`,
        method: 'GET',
        path: `/rest/v1/${name}?select=*`,
        expected,
      }),
    ),
    ...Object.keys(tables).map(
      (name): Attempt => ({
        what: `read accounts through ${name}`,
        method: 'GET',
        path: `/rest/v1/${name}?select=users(*),profiles(*)`,
        expected: [...expected, 'refused'],
      }),
    ),
  ];
}

/** Attempts on GoTrue: only its owner reads and changes an account. */
export function accountAttempts({ level, accountId }: View): Attempt[] {
  const path = '/auth/v1/user';
  const anonymous = level === 'refused' || accountId === undefined;
  const shown: Attempt = {
    what: 'read an account',
    method: 'GET',
    path,
    expected: [anonymous ? 'refused' : 'rows'],
    check: ({ text }) => (JSON.parse(text).id === accountId ? undefined : 'of somebody else'),
  };
  const change: Attempt = {
    what: 'change an account',
    method: 'PUT',
    path,
    body: { data: { role: 'admin' }, role: 'service_role', app_metadata: { role: 'admin' } },
    // apiAccess.test.ts holds what an owner's own change achieves.
    expected: ['refused'],
  };
  return anonymous ? [shown, change] : [shown];
}
