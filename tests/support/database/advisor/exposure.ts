import { type Check, READABLE, safeTable } from './check';

/** SQL: relations of a kind that an API role can read although no policy applies to them. */
const readable = (kind: string): string => `select c.relname as found from pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind = '${kind}' and ${READABLE}`;

const OWN_FUNCTIONS = `pg_proc as p
  where not exists (select from pg_depend where objid = p.oid and deptype = 'e')`;

const definerFor = (role: string): Check => ({
  name: `${role === 'anon' ? 'anon' : 'authenticated'}_security_definer_function_executable`,
  forbids: `A function with its owner’s rights that ${
    role === 'anon' ? 'a visitor' : 'any signed-in user'
  } may call over the network.`,
  query: `select p.proname as found from ${OWN_FUNCTIONS}
    and p.pronamespace = 'public'::regnamespace and p.prosecdef
    and has_function_privilege('${role}', p.oid, 'execute')`,
  violation: [
    `create function public.careless() returns bigint language sql security definer
      set search_path = '' as 'select count(*) from public.news'`,
    'revoke execute on function public.careless() from public',
    `grant execute on function public.careless() to ${role}`,
  ],
  finds: 'careless',
});

const extension = (name: string, schema: string): string =>
  `insert into pg_catalog.pg_extension
    (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  select 99999, '${name}', 10, '${schema}'::regnamespace, false, '1'`;

/** Access that bypasses row-level security. */
export const exposureChecks: Check[] = [
  {
    name: 'security_definer_view',
    forbids: 'A view that reads with its owner’s rights and so shows rows that policies hide.',
    query: `select c.relname as found from pg_class as c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and not coalesce(c.reloptions && '{security_invoker=true,security_invoker=on}', false)`,
    violation: ['create view public.careless as select title from public.news'],
    finds: 'careless',
  },
  {
    name: 'auth_users_exposed',
    forbids: 'A view that shows accounts to visitors or to every signed-in user.',
    query: `select distinct c.relname as found from pg_depend
      join pg_rewrite as rule on rule.oid = objid
      join pg_class as c on c.oid = rule.ev_class
      where refobjid = 'auth.users'::regclass and c.relnamespace = 'public'::regnamespace
        and c.relkind in ('v', 'm') and ${READABLE}`,
    violation: [
      'create view public.careless with (security_invoker=true) as select email from auth.users',
      'grant select on public.careless to authenticated',
    ],
    finds: 'careless',
  },
  {
    name: 'materialized_view_in_api',
    forbids: 'A materialized view that REST shows: no policy can guard it.',
    query: readable('m'),
    violation: [
      'create materialized view public.careless as select title from public.news',
      'grant select on public.careless to anon',
    ],
    finds: 'careless',
  },
  {
    name: 'foreign_table_in_api',
    forbids: 'A table of another server that REST shows: no policy can guard it.',
    query: readable('f'),
    violation: [
      'create foreign data wrapper elsewhere',
      'create server elsewhere foreign data wrapper elsewhere',
      'create foreign table public.careless (id integer) server elsewhere',
      'grant select (id) on public.careless to anon',
    ],
    finds: 'careless',
  },
  {
    name: 'function_search_path_mutable',
    forbids: 'A function that looks names up where its caller says, and may find another’s table.',
    query: `select p.proname as found from ${OWN_FUNCTIONS}
      and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(p.proconfig::text like '%search_path=%', false)`,
    violation: [`create function private.careless() returns integer language sql as 'select 1'`],
    finds: 'careless',
  },
  definerFor('anon'),
  definerFor('authenticated'),
  {
    name: 'sensitive_columns_exposed',
    forbids: 'A column named like a secret or a personal detail that REST can read.',
    query: `select c.relname || '.' || attname as found from pg_attribute
      join pg_class as c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attname ~ '(^|_)(password|secret|token|otp|api_?key|private_?key|passport|birth|phone)'
        and (has_column_privilege('anon', c.oid, attnum, 'select')
          or has_column_privilege('authenticated', c.oid, attnum, 'select'))`,
    violation: [
      ...safeTable('id integer primary key, reset_token text'),
      'grant select on public.new_table to authenticated',
    ],
    finds: 'new_table.reset_token',
  },
  {
    name: 'pg_graphql_table_exposed',
    forbids: 'GraphQL beside REST, which would show the names of all tables and columns.',
    query: `select extname as found from pg_extension where extname = 'pg_graphql'`,
    violation: [extension('pg_graphql', 'private')],
    finds: 'pg_graphql',
  },
  {
    name: 'extension_in_public',
    forbids: 'An extension whose functions REST would offer to everybody.',
    query: `select extname as found from pg_extension
      where extnamespace = 'public'::regnamespace`,
    violation: [extension('careless', 'public')],
    finds: 'careless',
  },
  {
    name: 'extension_versions_outdated',
    forbids: 'An extension older than the one that the server brings, without its repairs.',
    query: `select name as found from pg_available_extensions
      where installed_version <> default_version`,
    violation: [`update pg_catalog.pg_extension set extversion = '0.1' where extname = 'plpgsql'`],
    finds: 'plpgsql',
  },
  {
    name: 'insecure_queue_exposed_in_api',
    forbids: 'A message queue without row-level security, once queues are used.',
    query: `select c.relname as found from pg_class as c
      join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname = 'pgmq' and c.relkind = 'r' and c.relname ~ '^[qa]_'
        and not c.relrowsecurity`,
    violation: ['create schema pgmq', 'create table pgmq.q_mail (id integer)'],
    finds: 'q_mail',
  },
  {
    name: 'public_bucket_allows_listing',
    forbids: 'A list of all stored files for everybody, once the database keeps files.',
    query: `select policyname as found from pg_policies
      where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL')
        and roles && '{anon,authenticated,public}'`,
    violation: [
      'create schema storage',
      'create table storage.objects (bucket_id text)',
      'create policy careless on storage.objects for select to anon using (true)',
    ],
    finds: 'careless',
  },
];
