-- For `@supabase/lite`, which on its first request grants every role everything: a query that
-- hosted Supabase rejects would succeed. This restores the grants of the migrations, each time.

do $$
begin
  if version() !~ 'wasm' then
    raise exception 'supabase/*.sql is demo data for local runs: never seed a real database with it';
  end if;
end
$$;

create or replace function private.regrant() returns event_trigger
language plpgsql set search_path = ''
as $$
declare
  statement text;
begin
  -- The grants below are grants too.
  if coalesce(current_setting('embassy.regranting', true), '') = 'yes' then
    return;
  end if;
  perform set_config('embassy.regranting', 'yes', true);
  for statement in
    select recorded.statement
    from supabase_migrations.schema_migrations as migration,
      unnest(migration.statements) with ordinality as recorded (statement, number)
    where recorded.statement ~* '^(\s|--[^\n]*\n)*(grant|revoke|alter default privileges)\s'
    order by migration.version, recorded.number
  loop
    begin
      execute statement;
    exception
      when undefined_table or undefined_column or undefined_function or invalid_schema_name then
        raise notice 'skipped, it names what a later migration removed: %', statement;
    end;
  end loop;
  perform set_config('embassy.regranting', '', true);
end
$$;

drop event trigger if exists embedded_regrant;
create event trigger embedded_regrant on ddl_command_end
when tag in ('GRANT') execute function private.regrant();

-- Hosted Supabase lets every role call the functions of this schema, such as auth.uid().
grant usage on schema auth to anon, authenticated, service_role;

-- The columns that private.session_valid() reads, which fails without the table. Empty, because
-- `@supabase/lite` has no second factor; without grants to the API roles, as on hosted Supabase.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null
);
alter table auth.mfa_factors enable row level security;
