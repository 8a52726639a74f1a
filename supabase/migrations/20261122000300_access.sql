-- Who belongs to the staff, and who of them is an admin (R6.4). Every policy and function calls private.is_admin() or
-- private.is_staff() (decision 0039).

-- Whether the session meets the account's second factor: an account with a verified factor needs a token of
-- assurance level aal2 (decision 0022).
create function private.second_factor_satisfied() returns boolean
-- Definer, because the API roles may not read auth.mfa_factors. `row_security off` makes the query fail where
-- policies would filter its rows, because an account without a visible factor would pass. It also fails where the
-- table is missing; supabase/embedded_grants.sql creates it for local runs.
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  );
end
$$;

create function private.is_admin() returns boolean
-- Definer, because the result must not depend on the policies of profiles.
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
  ) and private.second_factor_satisfied()
$$;

-- Admins, and writers, who write drafts but publish nothing.
create function private.is_staff() returns boolean
-- Definer, as is_admin().
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles
    where id = (select auth.uid()) and role in ('admin', 'writer')
  ) and private.second_factor_satisfied()
$$;

-- Called over REST by the backup, because the caller's row of profiles shows the role, but not
-- whether the session meets the second factor. Invoker, like every function in `public`.
create function public.has_admin_access() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_admin()
$$;

-- As has_admin_access, for api/blob.ts.
create function public.has_staff_access() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_staff()
$$;
