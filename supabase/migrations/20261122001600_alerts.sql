-- Alerts: short messages in both languages for every page of the site, visible from their start until their end.

-- In the order of the list: emergencies are first.
create type public.alert_level as enum ('emergency', 'important');

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  level public.alert_level not null,
  text_en text not null
    constraint alerts_text_en_not_blank check (text_en ~ '\S')
    constraint alerts_text_en_length check (char_length(text_en) <= 200),
  text_ru text not null
    constraint alerts_text_ru_not_blank check (text_ru ~ '\S')
    constraint alerts_text_ru_length check (char_length(text_ru) <= 200),
  link text
    constraint alerts_link_web check (private.is_web_url(link))
    -- Because every page requests the current alerts, in at most 1 kB.
    constraint alerts_link_length check (char_length(link) <= 200),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- Not cascade, because an alert remains when its author's account is deleted.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint alerts_ends_after_start check (ends_at > starts_at),
  constraint alerts_at_most_30_days check (ends_at - starts_at <= interval '30 days'),
  -- As notices_end_not_past; an update may end an alert at any time.
  constraint alerts_end_not_past check (created_at - ends_at <= interval '1 minute')
);

alter table public.alerts enable row level security;
alter table public.alerts force row level security;

alter table public.alerts
  alter column text_en set statistics 0,
  alter column text_ru set statistics 0,
  alter column link set statistics 0;

create function private.alerts_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- An import supplies the original date.
    new.created_at := least(new.created_at, now());
    new.author_id := coalesce(new.author_id, (select auth.uid()));
  end if;
  -- Not now(), the start of the transaction: see news_on_update.
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger alerts_write before insert or update on public.alerts
for each row execute function private.alerts_on_write();

-- Audit, bin and versions.

alter table public.audit drop constraint audit_kind_known;
alter table public.audit add constraint audit_kind_known
  check (kind in ('news', 'notices', 'alerts', 'profiles', 'files'));
alter table public.bin drop constraint bin_kind_known;
alter table public.bin add constraint bin_kind_known check (kind in ('news', 'notices', 'alerts'));
alter table public.versions drop constraint versions_kind_known;
alter table public.versions add constraint versions_kind_known
  check (kind in ('news', 'notices', 'alerts'));

-- The title of an item in audit and bin: of an alert its English text, because it has no title.
create function private.title_of(snapshot jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(snapshot ->> 'title', snapshot ->> 'text_en')
$$;

create or replace function private.audit_row() returns trigger
-- Definer, because no API role may write the audit.
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  item_id constant uuid := coalesce(after ->> 'id', before ->> 'id');
begin
  insert into public.audit (actor_id, actor_name, kind, action, item_id, title, changes)
  values (
    (select auth.uid()), private.account_name((select auth.uid())), tg_table_name,
    case
      when tg_op = 'UPDATE' then 'change'
      when tg_op = 'DELETE' then case tg_table_name when 'profiles' then 'delete' else 'bin' end
      when coalesce(current_setting('embassy.restoring', true), '') = 'yes' then 'restore'
      else 'create'
    end,
    item_id,
    -- An account that is being deleted no longer has a name.
    coalesce(
      private.title_of(after), private.title_of(before), private.account_name(item_id), item_id::text
    ),
    private.changes_between(before, after)
  );
  return null;
end
$$;

create or replace function private.move_to_bin() returns trigger
-- Definer, because no API role may insert into the bin.
language plpgsql security definer set search_path = ''
as $$
declare
  snapshot constant jsonb := to_jsonb(old);
begin
  insert into public.bin as earlier (item_id, kind, title, files, snapshot, deleted_by)
  values (old.id, tg_table_name, private.title_of(snapshot), private.file_urls_of(snapshot), snapshot,
    private.account_name((select auth.uid())))
  -- Because a form that is submitted again after its item was deleted creates a second item of the same id.
  on conflict (item_id) do update set kind = excluded.kind, title = excluded.title,
    files = excluded.files, snapshot = excluded.snapshot, deleted_by = excluded.deleted_by,
    deleted_at = excluded.deleted_at;
  return null;
end
$$;

create or replace function private.restore_from_bin(wanted uuid)
returns table (kind text, title text, slug text, previous_slug text)
language plpgsql security definer set search_path = ''
as $$
declare
  found_item public.bin;
  back jsonb;
begin
  if not private.is_admin() then
    raise exception 'only admins bring items back' using errcode = 'insufficient_privilege';
  end if;
  -- The triggers of audit, bin and versions read it: this insert creates no item, this delete purges none.
  perform set_config('embassy.restoring', 'yes', true);
  delete from public.bin where item_id = wanted returning * into found_item;
  if found_item.item_id is not null then
    back := found_item.snapshot;
    if back ? 'author_id' then
      -- Null where the account has been deleted in the meantime.
      back := back || jsonb_build_object(
        'author_id', (select id from auth.users where id = (back ->> 'author_id')::uuid)
      );
    end if;
    if found_item.kind = 'news' then
      back := back || jsonb_build_object(
        'slug', private.unused_slug(back ->> 'slug', found_item.item_id),
        -- Null where the category has been deleted in the meantime.
        'category_id',
          (select id from public.news_categories where id = (back ->> 'category_id')::uuid)
      );
    end if;
    -- Only the columns that were stored, so that one added by a later migration gets its default.
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      found_item.kind,
      (select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
        where attrelid = format('public.%I', found_item.kind)::regclass
          and attnum > 0 and not attisdropped and back ? attname)
    ) using back;
    return query select found_item.kind, found_item.title, back ->> 'slug',
      found_item.snapshot ->> 'slug';
  end if;
  perform set_config('embassy.restoring', '', true);
end
$$;

-- Triggers fire in the order of their names: a version has the id of its audit entry.
create trigger alerts_audited after insert or update or delete on public.alerts
for each row execute function private.audit_row();

create trigger alerts_moved_to_bin after delete on public.alerts
for each row execute function private.move_to_bin();

create trigger alerts_versioned after insert or update on public.alerts
for each row execute function private.save_version();

-- Policies and grants.

create policy alerts_public on public.alerts
for select to anon
using (starts_at <= now() and ends_at > now());

create policy alerts_read on public.alerts
for select to authenticated
using ((starts_at <= now() and ends_at > now()) or (select private.is_staff()));

create policy alerts_create on public.alerts
for insert to authenticated
-- An alert must not be published under another person's name.
with check ((select private.is_admin()) and author_id = (select auth.uid()));

create policy alerts_change on public.alerts
for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy alerts_remove on public.alerts
for delete to authenticated
using ((select private.is_admin()));

revoke all on public.alerts from public, anon, authenticated, service_role;
revoke all on function private.alerts_on_write(), private.title_of(jsonb)
from public, anon, authenticated;

-- Without author_id, as for news.
grant select (id, level, text_en, text_ru, link, starts_at, ends_at, created_at, updated_at)
on public.alerts to anon, authenticated;
grant insert (id, level, text_en, text_ru, link, starts_at, ends_at, author_id, created_at)
on public.alerts to authenticated;
grant update (level, text_en, text_ru, link, starts_at, ends_at) on public.alerts to authenticated;
grant delete on public.alerts to authenticated;
grant all on public.alerts to service_role;

-- By the end, because almost all alerts have ended, and the few others are fast to sort.
create index alerts_ending on public.alerts (ends_at);
-- Because deleting an account searches for its alerts.
create index alerts_author on public.alerts (author_id);
