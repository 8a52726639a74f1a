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

-- The e-mail address or phone number of an account.
create function private.account_name(account uuid) returns text
-- Definer, because the API roles may not read auth.users.
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(email, ''), '+' || nullif(phone, '')) from auth.users where id = account
$$;

-- Everybody who has a role, or once had one and still has a name. Last activity and second factor for admins alone.
create function private.people()
returns table (
  id uuid, full_name text, email text, role text, last_active_at timestamptz, has_second_factor boolean
)
-- Definer, because the API roles may not read auth.users and auth.mfa_factors. `row_security off` as in
-- second_factor_satisfied().
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
declare
  admin constant boolean := private.is_admin();
begin
  if not private.is_staff() then
    raise exception 'only staff see the list of people' using errcode = 'insufficient_privilege';
  end if;
  return query
  select profile.id, profile.full_name, private.account_name(profile.id), profile.role,
    case when admin then greatest(account.last_sign_in_at, (
      select max(entry.occurred_at) from public.audit as entry where entry.actor_id = profile.id
    )) end,
    case when admin then exists (
      select from auth.mfa_factors as factor
      where factor.user_id = profile.id and factor.status = 'verified'
    ) end
  from public.profiles as profile join auth.users as account on account.id = profile.id
  where profile.role is not null or profile.full_name is not null
  order by profile.role nulls last, profile.full_name nulls last, account.email, profile.id;
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the owner's rights.
create function public.people()
returns table (
  id uuid, full_name text, email text, role text, last_active_at timestamptz, has_second_factor boolean
)
language sql stable set search_path = ''
as $$
  select * from private.people()
$$;
