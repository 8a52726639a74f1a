import { readdirSync, readFileSync } from 'node:fs';
import { functions, tables } from '../../../supabase/rights';
import type { Attempt } from './requests';
import type { View } from './view';

const MIGRATIONS = 'supabase/migrations';

/** Every function that a migration makes outside the schema that REST serves. */
const helpers = (): string[] => {
  const sql = readdirSync(MIGRATIONS).map((name) => readFileSync(`${MIGRATIONS}/${name}`, 'utf8'));
  const made = sql.join('\n').matchAll(/create (?:or replace )?function private\.(\w+)/g);
  return [...new Set([...made].map(([, name = '']) => name))];
};

/** Functions of Postgres and of the sign-in service that would be of use to an intruder. */
const FOREIGN = [
  ...['uid', 'jwt', 'set_config', 'current_setting', 'pg_read_file', 'pg_ls_dir', 'pg_sleep'],
  ...['lo_import', 'query_to_xml', 'pg_terminate_backend', 'version', 'nextval', 'dblink'],
];

const ACCOUNTS = ['users', 'identities', 'sessions', 'refresh_tokens', 'audit_log_entries'];
const SCHEMAS = ['private', 'auth', 'pg_catalog', 'information_schema', 'supabase_migrations'];

/** Functions: those on offer, by both ways of calling, and those that are not. */
export function callAttempts({ level, dump }: View): Attempt[] {
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
          level !== 'admin' && secret.some(({ slug }) => text.includes(String(slug)))
            ? 'names a draft'
            : undefined,
      }),
    ),
  );
  const others = [...helpers(), ...FOREIGN].map(
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

/** Schemas and tables that are not on the network at all. */
export function unexposedAttempts({ level }: View): Attempt[] {
  const refused = level === 'refused';
  const expected: Attempt['expected'] = [refused ? 'refused' : 'unknown'];
  // The name of the schema is read before the token.
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

/** The sign-in service: an account is shown to and changed by its owner alone. */
export function accountAttempts({ level, me }: View): Attempt[] {
  const path = '/auth/v1/user';
  const nobody = level === 'refused' || me === undefined;
  const shown: Attempt = {
    what: 'read an account',
    method: 'GET',
    path,
    expected: [nobody ? 'refused' : 'rows'],
    check: ({ text }) => (JSON.parse(text).id === me ? undefined : 'of somebody else'),
  };
  const change: Attempt = {
    what: 'change an account',
    method: 'PUT',
    path,
    body: { data: { role: 'admin' }, role: 'service_role', app_metadata: { role: 'admin' } },
    // What the owner gains by it: doors.test.ts.
    expected: ['refused'],
  };
  return nobody ? [shown, change] : [shown];
}
