-- Schemas and default privileges of a hosted project's database. Runs as the superuser
-- `supabase_admin` in that database.

create schema extensions;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

alter schema public owner to postgres;
grant usage on schema public to anon, authenticated, service_role;

-- All objects that `postgres` creates in `public` are granted to the API roles, so that migrations
-- must revoke first.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;
grant all on schema auth to postgres;
