-- What GoTrue has beyond the tables of `@supabase/lite`, which replaces it (github.com/supabase/auth).
-- Runs as the owner of these tables, `supabase_auth_admin`; `postgres` is granted all and is no
-- member of that role.

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null
);

-- GoTrue closes its tables to the API roles by row-level security without a policy.
do $$
declare
  name text;
begin
  for name in select tablename from pg_catalog.pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
  end loop;
end
$$;
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;

create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
    auth.jwt() ->> 'sub')::uuid
$$;
