import { type Check, READABLE, safeTable, TABLES } from './check';

const EXPRESSIONS = `(select tablename || '.' || policyname as found,
  concat_ws(' ', qual, with_check) as expression from pg_policies where schemaname = 'public') as policy`;

const policy = (rest: string): string[] => [
  ...safeTable(),
  `create policy careless on public.new_table ${rest}`,
];

/** Row-level security is on, and policies are evaluated as intended. */
export const policyChecks: Check[] = [
  {
    name: 'rls_disabled_in_public',
    forbids: 'A table that REST shows and row-level security does not guard.',
    query: `select c.relname as found from ${TABLES} and not c.relrowsecurity`,
    violation: ['create table public.new_table (id integer primary key)'],
    finds: 'new_table',
  },
  {
    name: 'rls_not_forced',
    forbids: 'A table whose policies do not bind its owner, with whose rights functions may run.',
    query: `select c.relname as found from ${TABLES} and not c.relforcerowsecurity`,
    violation: [...safeTable(), 'alter table public.new_table no force row level security'],
    finds: 'new_table',
  },
  {
    name: 'policy_exists_rls_disabled',
    forbids: 'Policies on a table where row-level security is off, so that they guard nothing.',
    query: `select distinct polrelid::regclass::text as found from pg_policy
      join pg_class as c on c.oid = polrelid where not c.relrowsecurity`,
    violation: [
      ...policy('for select to anon using (true)'),
      'alter table public.new_table disable row level security',
    ],
    finds: 'new_table',
  },
  {
    name: 'rls_enabled_no_policy',
    forbids: 'A table with row-level security and no policy: what it is for has been forgotten.',
    query: `select c.relname as found from ${TABLES} and c.relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)`,
    violation: safeTable(),
    finds: 'new_table',
  },
  {
    name: 'rls_policy_always_true',
    forbids: 'A policy that lets everybody write: `true` is an answer for reading alone.',
    query: `select tablename || '.' || policyname as found from pg_policies
      where schemaname = 'public' and cmd <> 'SELECT' and 'true' in (qual, with_check)`,
    violation: policy('for insert to authenticated with check (true)'),
    finds: 'new_table.careless',
  },
  {
    name: 'policy_for_everybody',
    forbids: 'A policy for every role or every verb, which grows with roles made later.',
    query: `select tablename || '.' || policyname as found from pg_policies
      where schemaname = 'public' and (cmd = 'ALL' or 'public' = any (roles))`,
    violation: policy('for select using (id > 0)'),
    finds: 'new_table.careless',
  },
  {
    name: 'multiple_permissive_policies',
    forbids: 'Two policies for one role and verb: both run for every row, and either one opens it.',
    query: `select tablename || ' ' || role || ' ' || verb as found
      from pg_policies as p, unnest(p.roles) as named,
        unnest(case named when 'public' then '{anon,authenticated}' else array[named] end) as role,
        unnest(case p.cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}' else array[p.cmd] end)
          as verb
      where p.schemaname = 'public' and p.permissive = 'PERMISSIVE'
      group by tablename, role, verb having count(*) > 1`,
    violation: [
      ...policy('for select to anon, authenticated using (id > 0)'),
      'create policy another on public.new_table to authenticated using (id < 0)',
    ],
    finds: 'new_table authenticated SELECT',
  },
  {
    name: 'auth_rls_initplan',
    forbids: 'A policy that asks who is calling for each row, not once by `(select …)`.',
    // Removes what is in a sub-select; a call that remains is evaluated for every row.
    query: `select found from ${EXPRESSIONS}
      where regexp_replace(expression, 'SELECT [a-z_.]+\\([^()]*\\)', '', 'g')
        ~ '(auth\\.[a-z]+|is_admin|current_setting)\\('`,
    violation: policy('for select to authenticated using (auth.uid() is not null)'),
    finds: 'new_table.careless',
  },
  {
    name: 'rls_references_user_metadata',
    forbids: 'A policy that believes what people may write into their own account.',
    query: `select found from ${EXPRESSIONS} where expression ~ 'user_meta_?data'`,
    violation: policy(`for select to authenticated
      using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin')`),
    finds: 'new_table.careless',
  },
  {
    name: 'hidden_texts_in_statistics',
    forbids: 'Statistics on texts of rows that policies hide: estimated counts are made of them.',
    query: `select c.relname || '.' || attname as found from pg_attribute
      join pg_class as c on c.oid = attrelid join pg_type as t on t.oid = atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and attnum > 0 and not attisdropped and typcategory = 'S'
        and attstattarget is distinct from 0 and ${READABLE}
        and exists (select from pg_policies where schemaname = 'public'
          and tablename = c.relname and cmd = 'SELECT' and qual <> 'true')`,
    violation: [
      ...safeTable('id integer primary key, words text'),
      'create policy careful on public.new_table for select to anon using (id > 0)',
      'grant select on public.new_table to anon',
    ],
    finds: 'new_table.words',
  },
];
