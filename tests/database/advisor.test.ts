import { describe, expect, it } from 'vitest';
import { ADMIN_WITH_FACTOR, actAs, FACTORS } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/**
 * The checks of Supabase's database advisor that can fail for this schema, by the advisor's names.
 */

// Only the owner of a table of Auth, GoTrue's role, may change it.
const sql = await migratedDatabase({ superuser: true });

/** The tables that PostgREST exposes; supabase/config.toml exposes the schema `public` alone. */
const TABLES = `pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** The functions of the schema, without functions of extensions. */
const FUNCTIONS = `pg_proc as p where not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

const EXPRESSIONS = `(select tablename || '.' || policyname as found,
  concat_ws(' ', qual, with_check) as expression from pg_policies where schemaname = 'public') as policy`;

/** Whether a visitor or an account may read a column. */
const readable = (column: string) => `(has_column_privilege('anon', c.oid, ${column}, 'select')
  or has_column_privilege('authenticated', c.oid, ${column}, 'select'))`;

/** Queries that return the violations of a check, by its name. */
const CHECKS: Record<string, string> = {
  rls_disabled_in_public: `select c.relname as found from ${TABLES} and not c.relrowsecurity`,
  rls_not_forced: `select c.relname as found from ${TABLES} and not c.relforcerowsecurity`,
  rls_enabled_no_policy: `select c.relname as found from ${TABLES} and c.relrowsecurity
    and not exists (select from pg_policy where polrelid = c.oid)`,
  rls_policy_always_true: `select tablename || '.' || policyname as found from pg_policies
    where schemaname = 'public' and cmd <> 'SELECT' and 'true' in (qual, with_check)`,
  policy_for_everybody: `select tablename || '.' || policyname as found from pg_policies
    where schemaname = 'public' and (cmd = 'ALL' or 'public' = any (roles))`,
  // Removes what is in a sub-select; a call that remains is evaluated for every row.
  auth_rls_initplan: `select found from ${EXPRESSIONS}
    where regexp_replace(expression, 'SELECT [a-z_.]+\\([^()]*\\)', '', 'g')
      ~ '(auth\\.[a-z]+|is_admin|current_setting)\\('`,
  rls_references_user_metadata: `select found from ${EXPRESSIONS} where expression ~ 'user_meta_?data'`,
  // Estimated counts use the statistics on texts, which know rows that policies hide.
  hidden_texts_in_statistics: `select c.relname || '.' || attname as found from ${TABLES.replace(
    'where',
    'join pg_attribute on attrelid = c.oid join pg_type as t on t.oid = atttypid where',
  )} and attnum > 0 and not attisdropped and typcategory = 'S' and attstattarget is distinct from 0
    and ${readable('attnum')} and exists (select from pg_policies where schemaname = 'public'
      and tablename = c.relname and cmd = 'SELECT' and qual <> 'true')`,
  security_definer_view: `select c.relname as found from pg_class as c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not coalesce(c.reloptions && '{security_invoker=true,security_invoker=on}', false)`,
  function_search_path_mutable: `select p.proname as found from ${FUNCTIONS}
    and not coalesce(p.proconfig::text like '%search_path=%', false)`,
  security_definer_function_executable: `select p.proname as found from ${FUNCTIONS}
    and p.pronamespace = 'public'::regnamespace and p.prosecdef
    and (has_function_privilege('anon', p.oid, 'execute')
      or has_function_privilege('authenticated', p.oid, 'execute'))`,
  sensitive_columns_exposed: `select c.relname || '.' || attname as found from ${TABLES.replace(
    'where',
    'join pg_attribute on attrelid = c.oid where',
  )} and attnum > 0 and not attisdropped and ${readable('attnum')}
    and attname ~ '(^|_)(password|secret|token|otp|api_?key|private_?key|passport|birth|phone)'`,
};

const found = async (query: string) =>
  (await sql<{ found: string }>(query)).map((row) => row.found);

describe("the database advisor's check", () => {
  it.each(Object.entries(CHECKS))('%s finds nothing in this schema', async (_, query) => {
    expect(await found(query)).toEqual([]);
  });
});

describe('is_admin()', () => {
  it('fails if the table of second factors is not readable, instead of finding none', async () => {
    await sql('begin');
    try {
      await sql(FACTORS);
      await sql(actAs(ADMIN_WITH_FACTOR));
      const [seen] = await sql('select private.is_admin() as admin');
      expect(seen).toEqual({ admin: false });
      await sql(`create role bound; grant usage on schema auth to bound;
        grant select on auth.mfa_factors to bound;
        alter function private.session_valid() owner to bound;
        grant usage on schema private to bound; grant execute on function private.has_session() to bound;
        grant execute on function private.session_valid() to postgres`);
      await sql(`do $$ begin
        perform private.is_admin();
        raise exception 'answered';
      exception when insufficient_privilege then
        assert sqlerrm like '%affected by row-level security%', sqlerrm;
      end $$`);
    } finally {
      await sql('rollback');
    }
  });
});
