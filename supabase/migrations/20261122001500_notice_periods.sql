-- A notice is a draft or published, visible from its start until its end, and may be pinned to the top of the list.

create type public.notice_status as enum ('draft', 'published');

alter table public.notices
  add column status public.notice_status not null default 'published',
  add column starts_at timestamptz not null default now(),
  -- Null for an open end.
  add column ends_at timestamptz,
  add column pinned boolean not null default false;

-- Earlier notices started when they were created. By USING, because an UPDATE would fire the triggers of audit,
-- versions and updated_at. Before the policies and checks, because they depend on the column.
alter table public.notices alter column starts_at type timestamptz using created_at;

alter table public.notices
  add constraint notices_ends_after_start check (ends_at > starts_at),
  -- Compared with created_at, because an import inserts notices that have ended since. One minute, because a request
  -- to end a notice now takes time to arrive, and clocks differ.
  add constraint notices_end_not_past check (created_at - ends_at <= interval '1 minute');

-- A notice can be edited after its end, but its end cannot be changed to a past instant. The message is that of the
-- constraint, so that clients check one name.
create function private.refuse_past_end() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if now() - new.ends_at > interval '1 minute' then
    raise exception 'new row for relation "notices" violates check constraint "notices_end_not_past"'
      using errcode = 'check_violation', constraint = 'notices_end_not_past', table = 'notices',
        schema = 'public';
  end if;
  return new;
end
$$;

create trigger notices_end before update of ends_at on public.notices
for each row when (new.ends_at is distinct from old.ends_at)
execute function private.refuse_past_end();

revoke all on function private.refuse_past_end() from public, anon, authenticated;

-- The policy hides rows from here on, so estimated counts must not reveal their texts (content tables).
alter table public.notices
  alter column title set statistics 0,
  alter column description set statistics 0,
  alter column link set statistics 0,
  alter column file_url set statistics 0;

drop policy notices_public on public.notices;

create policy notices_public on public.notices
for select to anon
using (status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now()));

create policy notices_read on public.notices
for select to authenticated
using (
  (status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now()))
  or (select private.is_staff())
);

-- As news_create and news_change.
drop policy notices_create on public.notices;

create policy notices_create on public.notices
for insert to authenticated
with check ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

drop policy notices_change on public.notices;

create policy notices_change on public.notices
for update to authenticated
using ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())))
with check ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

grant insert (status, starts_at, ends_at, pinned) on public.notices to authenticated;
grant update (status, starts_at, ends_at, pinned) on public.notices to authenticated;

-- The public list.
create index notices_listed on public.notices (pinned desc, created_at desc, id)
where status = 'published';
