-- The people of the staff: their names, and who has access (decision 0039).

alter table public.profiles
  add column full_name text
    constraint profiles_full_name_length check (char_length(full_name) <= 80)
    -- One line without white space around it. No control characters, and no marks that reverse the direction of the
    -- text around the name.
    constraint profiles_full_name_shape check (
      full_name ~ '^\S(.*\S)?$'
      and full_name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]'
    );

alter table public.profiles alter column full_name set statistics 0;

-- Staff see who their colleagues are.
drop policy profiles_own on public.profiles;

create policy profiles_read on public.profiles
for select to authenticated
using (id = (select auth.uid()) or (select private.is_staff()));

-- Staff set their own name, and admins also those of others. The role is left to the owner of the database, because
-- the API roles have a grant on the name alone.
create policy profiles_name on public.profiles
for update to authenticated
using ((select private.is_admin()) or (id = (select auth.uid()) and (select private.is_staff())))
with check ((select private.is_admin()) or (id = (select auth.uid()) and (select private.is_staff())));

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

revoke all on function private.people(), public.people() from public, anon, authenticated, service_role;
grant execute on function private.people(), public.people() to authenticated;

grant update (full_name) on public.profiles to authenticated;

-- For the last activity of each account.
create index audit_actor on public.audit (actor_id, occurred_at desc);
