-- Working copies: what a person has typed in the form of an item and not yet published or saved
-- (decision 0036). Staff read all of them; only its author writes one.

create table public.working_copies (
  id uuid primary key default gen_random_uuid(),
  item_type text not null constraint working_copies_type_known
    check (item_type in ('news', 'notices', 'alerts')),
  -- The id of an item; of a new one the id under which the form will save it.
  item_id uuid not null,
  -- Cascade, because no other account may change or delete the copy.
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The author's name when the copy was saved, because accounts cannot read each other's profiles.
  author_name text,
  -- The title of the item in the form, for lists; may be empty.
  title text not null default '' constraint working_copies_title_length check (char_length(title) <= 500),
  -- The values of the form and its files, as src/features/editor/autosave/copyContent.ts writes them. A limit
  -- in bytes, because the text of an article has none.
  content jsonb not null constraint working_copies_content_object check (jsonb_typeof(content) = 'object')
    constraint working_copies_content_size check (octet_length(content::text) <= 1000000),
  -- URLs of the stored files in `content`, which api/blob.ts refuses to delete; set by the trigger.
  files text[] not null default '{}',
  -- `updated_at` of the item when the edit began; null for a new item.
  base_version timestamptz,
  saved_at timestamptz not null default now(),
  -- Increases with each save, so that a second device of the same person does not overwrite the first.
  revision integer not null default 1,
  constraint working_copies_once unique (item_id, author_id)
);

alter table public.working_copies enable row level security;
alter table public.working_copies force row level security;

alter table public.working_copies
  alter column item_type set statistics 0,
  alter column author_name set statistics 0,
  alter column title set statistics 0,
  alter column content set statistics 0,
  alter column files set statistics 0;

-- The started items of one author, newest first; deleting an account searches it, too.
create index working_copies_author on public.working_copies (author_id, saved_at desc);
create index working_copies_files on public.working_copies using gin (files);
-- Because each deletion of a file searches all versions for it.
create index versions_files on public.versions using gin (files);

create function private.working_copies_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.working_copies where author_id = new.author_id) >= 200 then
      raise exception 'working_copies_at_most_200';
    end if;
    new.revision := 1;
  else
    new.revision := old.revision + 1;
  end if;
  new.author_name := private.account_name(new.author_id);
  -- Not now(), the start of the transaction: see news_on_update.
  new.saved_at := clock_timestamp();
  new.files := array(
    select distinct entry #>> '{}' from jsonb_path_query(new.content, 'strict $.**') as entry
    where jsonb_typeof(entry) = 'string'
      and char_length(entry #>> '{}') <= 2048
      and entry #>> '{}' ~ '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/\S+$'
  );
  return new;
end
$$;

create trigger working_copies_write before insert or update on public.working_copies
for each row execute function private.working_copies_on_write();

-- An item that is deleted from the bin, not restored, loses its working copies.
create function private.delete_working_copies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.working_copies where item_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_working_copies_deleted after delete on public.bin
for each row execute function private.delete_working_copies();

-- The versions and working copies that name one of these files: one row for each item and file.
create function private.file_references(urls text[])
returns table (kind text, item_id uuid, title text, url text)
-- Definer, because below a policy the planner does not use the indexes of `files`.
language sql stable security definer set search_path = ''
as $$
  with named as (
    select 'version' as kind, version.item_id, version.id as position,
      private.title_of(version.snapshot) as title, version.files
    from public.versions as version where version.files && urls
    union all
    select 'workingCopy', copy.item_id, 0, copy.title, copy.files
    from public.working_copies as copy where copy.files && urls
  )
  select distinct on (named.kind, named.item_id, file.url)
    named.kind, named.item_id, named.title, file.url
  from named, unnest(named.files) as file (url)
  where file.url = any (urls) and (select private.is_staff())
  order by named.kind, named.item_id, file.url, named.position desc
$$;

-- Called over REST by api/blob.ts. Invoker, because every caller could run an exposed definer function with the
-- owner's rights.
create function public.file_references(urls text[])
returns table (kind text, item_id uuid, title text, url text)
language sql stable set search_path = ''
as $$
  select * from private.file_references(urls)
$$;

-- Policies and grants.

create policy working_copies_read on public.working_copies
for select to authenticated
using ((select private.is_staff()));

create policy working_copies_create on public.working_copies
for insert to authenticated
with check ((select private.is_staff()) and author_id = (select auth.uid()));

create policy working_copies_change on public.working_copies
for update to authenticated
using ((select private.is_staff()) and author_id = (select auth.uid()))
with check ((select private.is_staff()) and author_id = (select auth.uid()));

create policy working_copies_remove on public.working_copies
for delete to authenticated
using ((select private.is_staff()) and author_id = (select auth.uid()));

revoke all on public.working_copies from public, anon, authenticated, service_role;
revoke all on function
  private.working_copies_on_write(), private.delete_working_copies(), private.file_references(text[]),
  public.file_references(text[])
from public, anon, authenticated, service_role;
grant execute on function private.file_references(text[]), public.file_references(text[])
to authenticated;

grant select on public.working_copies to authenticated;
grant insert (id, item_type, item_id, author_id, title, content, base_version)
on public.working_copies to authenticated;
grant update (title, content, base_version) on public.working_copies to authenticated;
grant delete on public.working_copies to authenticated;
grant all on public.working_copies to service_role;
