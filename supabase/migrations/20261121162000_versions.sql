-- Each save of an article or a notice keeps a version, the newest 50 of an item
-- (docs/decisions/0021-versions.md). Admins read them; nobody writes them, the triggers below do.

create table public.versions (
  -- Of the entry in the audit that says who saved it and when.
  id bigint primary key references public.audit (id),
  -- Of an article or a notice, or of one in the bin.
  item uuid not null,
  kind text not null constraint versions_kind_known check (kind in ('news', 'notices')),
  -- The columns that a save writes.
  stored jsonb not null,
  files text[] not null
);

create index versions_item on public.versions (item, id desc);

alter table public.versions enable row level security;
alter table public.versions force row level security;

create policy versions_read on public.versions
for select to authenticated
using ((select private.is_admin()));

revoke all on public.versions from public, anon, authenticated;
grant select on public.versions to authenticated;
grant all on public.versions to service_role;

create function private.keep_version() returns trigger
-- Definer: nobody else may write the table.
language plpgsql security definer set search_path = ''
as $$
declare
  saved jsonb := to_jsonb(new) - array['id', 'author_id', 'created_at', 'updated_at'];
begin
  -- A save that changes nothing has no version of its own; nor has an item that is brought back.
  if saved = (
    select stored from public.versions where item = new.id order by id desc limit 1
  ) then
    return null;
  end if;
  insert into public.versions (id, item, kind, stored, files)
  select max(id), new.id, tg_table_name, saved, private.files_of(saved)
  from public.audit where item = new.id;
  delete from public.versions where item = new.id and id in (
    select id from public.versions where item = new.id order by id desc offset 50
  );
  return null;
end
$$;

-- The names put them behind the audit's triggers: of one kind they fire in the order of their names.
create trigger news_versioned after insert or update on public.news
for each row execute function private.keep_version();

create trigger notices_versioned after insert or update on public.notices
for each row execute function private.keep_version();

-- What is deleted for good takes its versions along.
create function private.drop_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.versions where item = old.item;
  end if;
  return null;
end
$$;

create trigger bin_versions_dropped after delete on public.bin
for each row execute function private.drop_versions();

revoke all on function private.keep_version(), private.drop_versions()
from public, anon, authenticated;

-- What is there already begins with one version: the entry in the audit that it has, or a new one.
insert into public.audit (at, kind, action, item, title)
select item.updated_at, item.kind, 'change', item.id, item.title
from (
  select id, title, updated_at, 'news' as kind from public.news
  union all select id, title, updated_at, 'notices' from public.notices
) as item
where not exists (select from public.audit where audit.item = item.id)
order by item.updated_at, item.id;

insert into public.versions (id, item, kind, stored, files)
select (select max(id) from public.audit where audit.item = item.id), item.id, item.kind,
  item.stored - array['id', 'author_id', 'created_at', 'updated_at'],
  private.files_of(item.stored)
from (
  select id, to_jsonb(news) as stored, 'news' as kind from public.news
  union all select id, to_jsonb(notices), 'notices' from public.notices
) as item;

-- Estimated counts tell nothing of hidden texts (20261121150000_hidden_texts.sql).
alter table public.versions
  alter column kind set statistics 0,
  alter column stored set statistics 0,
  alter column files set statistics 0;
