-- Roles, attributes, default privileges and limits of a hosted Supabase project, as its setup
-- creates them (github.com/supabase/postgres, migrations/db). Runs as the superuser
-- `supabase_admin`.

-- Owns the project's tables; not a superuser, so that definer functions bypass row-level security
-- by BYPASSRLS.
create role postgres login nosuperuser createdb createrole replication bypassrls;

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

-- The role of GoTrue.
create role supabase_auth_admin login noinherit createrole;

-- Of Supabase's extension supautils; a restore needs it to switch off triggers.
grant set on parameter session_replication_role to postgres;

alter role postgres set search_path to "$user", public, extensions;
alter role supabase_auth_admin set search_path to auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout to 60000;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
