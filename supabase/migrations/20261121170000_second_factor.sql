-- Whoever has switched a second factor on counts as an admin only with a token that it was proved for
-- (docs/decisions/0022-second-factor-in-the-database.md). Every policy and function asks is_admin().

create function private.factor_proved() returns boolean
-- Definer: factors stand in auth.mfa_factors. With row_security off, policies there that would hide
-- them from this function make it fail; it must not find none and let somebody in.
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  if coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' then
    return true;
  end if;
  -- The sign-in service of local runs has no factors and no such table; anywhere else that is a fault.
  if version() ~ 'wasm' and to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  return not exists (
    select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  );
end
$$;

create or replace function private.is_admin() returns boolean
-- Definer: it must see the caller's profile whatever the policies on profiles say.
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
  ) and private.factor_proved()
$$;

-- For api/blob.ts and the backup: one's own row of profiles says that the role is there, and not
-- whether the session may use it. Invoker, as everything that is reached over REST.
create function public.acts_as_admin() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_admin()
$$;

revoke all on function private.factor_proved(), public.acts_as_admin()
from public, anon, authenticated;
grant execute on function public.acts_as_admin() to authenticated;
