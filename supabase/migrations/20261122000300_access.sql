-- Who is staff, and who is an admin (R6.4). Every policy and function that gives a right of staff
-- calls private.is_admin() or private.is_staff() (decision 0039).

-- Whether the token's session is open: a token is valid for an hour, but signing out and losing the
-- role delete its session.
create function private.has_session() returns boolean
-- Definer, because the API roles may not read the tables of Auth.
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  return exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid() and coalesce(not_after, 'infinity') > now()
  );
end
$$;

-- Whether it also meets the account's second factor: a verified factor needs a token of assurance
-- level aal2 (decision 0022).
create function private.session_valid() returns boolean
-- Definer, as has_session(). `row_security off` makes the query fail where policies would hide
-- rows, because an account without a visible factor would pass. It fails without the table, too,
-- which supabase/embedded_grants.sql creates for local runs.
language plpgsql stable security definer set search_path = '' set row_security = off
as $$
begin
  return private.has_session() and (coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  ));
end
$$;

-- Whether the caller has the role admin, and session_valid().
create function private.is_admin() returns boolean
-- Definer, because the result must not depend on the policies of profiles.
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
  ) and private.session_valid()
$$;

-- As is_admin(), also for writers, who write drafts but publish nothing.
create function private.is_staff() returns boolean
-- Definer, as is_admin().
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles
    where id = (select auth.uid()) and role in ('admin', 'writer')
  ) and private.session_valid()
$$;

-- Called over REST by api/blob.ts, because the caller's row of profiles shows the role, but not
-- whether the session meets the second factor. Invoker, like every function in `public`.
create function public.has_staff_access() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_staff()
$$;

-- The e-mail address of an account, else its phone number with a plus; null for an unknown one.
create function private.account_name(account uuid) returns text
-- Definer, because the API roles may not read auth.users.
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(email, ''), '+' || nullif(phone, '')) from auth.users where id = account
$$;

-- All accounts, for admins, because they give roles.
create function private.people()
returns table (id uuid, name text, role text, has_second_factor boolean)
-- Definer, because the API roles may not read auth.users and auth.mfa_factors.
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins see the list of people' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, private.account_name(account.id), profile.role, exists (
    select from auth.mfa_factors as factor
    where factor.user_id = account.id and factor.status = 'verified'
  )
  from auth.users as account left join public.profiles as profile on profile.id = account.id
  order by profile.role nulls last, account.email, account.id;
end
$$;

-- Called over REST. Invoker, because everybody could run an exposed definer function as its owner.
create function public.people()
returns table (id uuid, name text, role text, has_second_factor boolean)
language sql stable set search_path = ''
as $$
  select * from private.people()
$$;

-- Gives an account a role; null closes its access and ends its sessions. False for an unknown
-- account. There is always an admin, because nobody changes their own role.
create function private.set_role(account uuid, new_role text) returns boolean
-- Definer, because the API roles may write neither the role nor auth.sessions.
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for other admins, because two could take each other's role away at once.
  perform from public.profiles where role = 'admin' order by id for update;
  if not private.is_admin() then
    raise exception 'only admins change roles' using errcode = 'insufficient_privilege';
  end if;
  if account = (select auth.uid()) then
    raise exception 'own_role: nobody changes their own role' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from auth.users where id = account) then
    return false;
  end if;
  insert into public.profiles (id, role) values (account, new_role)
  on conflict (id) do update set role = excluded.role where profiles.role is distinct from excluded.role;
  if new_role is null then
    -- With their refresh tokens; no later role revives an access token.
    delete from auth.sessions where user_id = account;
  end if;
  return true;
end
$$;

-- Called over REST, as people().
create function public.set_role(account uuid, new_role text) returns boolean
language sql set search_path = ''
as $$
  select private.set_role(account, new_role)
$$;
