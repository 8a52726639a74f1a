-- What is deleted from news and notices lies in a bin for 30 days, with its files, and can be brought
-- back (docs/decisions/0019-bin.md). A table of its own: lists, totals, feeds and addresses need no
-- condition that somebody could forget, and an address is free again at once.

create table public.bin (
  item uuid primary key,
  kind text not null constraint bin_kind_known check (kind in ('news', 'notices')),
  title text not null,
  -- The addresses of its files: api/blob.ts deletes none of them meanwhile.
  files text[] not null,
  -- The row as it was.
  stored jsonb not null,
  -- E-mail address or phone number; null for what was done in the database itself.
  deleted_by text,
  deleted_at timestamptz not null default now()
);

create index bin_newest on public.bin (deleted_at desc, item);

alter table public.bin enable row level security;
alter table public.bin force row level security;

create policy bin_read on public.bin
for select to authenticated
using ((select private.is_admin()));

create policy bin_remove on public.bin
for delete to authenticated
using ((select private.is_admin()));

revoke all on public.bin from public, anon, authenticated;
grant select, delete on public.bin to authenticated;
grant all on public.bin to service_role;

-- The files that a row of news or notices names.
create function private.files_of(stored jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(
    array[stored ->> 'featured_image_url', stored ->> 'file_url']
      || array(select jsonb_array_elements_text(stored -> 'additional_images')), null)
$$;

create function private.to_bin() returns trigger
-- Definer: nobody else may write the table.
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.bin as earlier (item, kind, title, files, stored, deleted_by)
  values (old.id, tg_table_name, old.title, private.files_of(to_jsonb(old)), to_jsonb(old),
    private.name_of((select auth.uid())))
  -- A form that is sent again after its item was deleted makes a second one of the same id.
  on conflict (item) do update set kind = excluded.kind, title = excluded.title,
    files = excluded.files, stored = excluded.stored, deleted_by = excluded.deleted_by,
    deleted_at = excluded.deleted_at;
  return null;
end
$$;

create trigger news_binned after delete on public.news
for each row execute function private.to_bin();

create trigger notices_binned after delete on public.notices
for each row execute function private.to_bin();

-- An address that no article has: the wanted one, or that with -2, -3 … behind it.
create function private.free_slug(wanted text) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('news.slug:' || wanted, 0));
  while exists (select 1 from public.news where slug = candidate) loop
    number := number + 1;
    candidate := left(wanted, 95) || '-' || number;
  end loop;
  return candidate;
end
$$;

-- Puts an item back as it was: its id, author, dates and status. No row where it is not in the bin.
create function private.restore_from_bin(wanted uuid)
returns table (kind text, title text, slug text, was text)
language plpgsql security definer set search_path = ''
as $$
declare
  found_item public.bin;
  back jsonb;
  columns text;
begin
  if not private.is_admin() then
    raise exception 'only admins bring items back' using errcode = 'insufficient_privilege';
  end if;
  -- Tells the audit that this insert is no new item, and that this deletion is none.
  perform set_config('embassy.restoring', 'yes', true);
  delete from public.bin where item = wanted returning * into found_item;
  if found_item.item is not null then
    back := found_item.stored;
    if found_item.kind = 'news' then
      back := back || jsonb_build_object(
        'slug', private.free_slug(back ->> 'slug'),
        -- Accounts and categories may have gone meanwhile.
        'author_id', (select id from auth.users where id = (back ->> 'author_id')::uuid),
        'category_id',
          (select id from public.news_categories where id = (back ->> 'category_id')::uuid)
      );
    end if;
    -- The columns it had: one that a later migration adds gets its default.
    select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
    where attrelid = format('public.%I', found_item.kind)::regclass
      and attnum > 0 and not attisdropped and back ? attname;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      found_item.kind, columns) using back;
    return query select found_item.kind, found_item.title, back ->> 'slug',
      found_item.stored ->> 'slug';
  end if;
  perform set_config('embassy.restoring', '', true);
end
$$;

-- Reached over REST. Invoker, so that nothing exposed runs with more rights than the caller's.
create function public.restore_from_bin(item uuid)
returns table (kind text, title text, slug text, was text)
language sql set search_path = ''
as $$
  select * from private.restore_from_bin(item)
$$;

-- What leaves the bin otherwise is deleted for good: by somebody, or because its days are over and
-- somebody's dashboard tidied up.
create function private.audit_bin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    insert into public.audit (actor, who, kind, action, item, title)
    values ((select auth.uid()), private.name_of((select auth.uid())), old.kind,
      case when old.deleted_at < now() - interval '30 days' then 'expire' else 'delete' end,
      old.item, old.title);
  end if;
  return null;
end
$$;

create trigger bin_audited after delete on public.bin
for each row execute function private.audit_bin();

revoke all on function private.files_of(jsonb), private.to_bin(), private.free_slug(text),
  private.restore_from_bin(uuid), private.audit_bin(), public.restore_from_bin(uuid)
from public, anon, authenticated;
grant execute on function private.restore_from_bin(uuid), public.restore_from_bin(uuid)
to authenticated;

-- Estimated counts tell nothing of hidden texts (20261121150000_hidden_texts.sql).
alter table public.bin
  alter column kind set statistics 0,
  alter column title set statistics 0,
  alter column files set statistics 0,
  alter column stored set statistics 0,
  alter column deleted_by set statistics 0;
