-- What api/blob.ts asks and tells the database about files. It has the caller's session and no
-- service key.

-- URLs of stored files with their paths on the site, by which a link in a text may name them too.
create function private.paths_of_files(urls text[]) returns table (url text, path text)
language sql immutable set search_path = ''
as $$
  select url, regexp_replace(url, '^https://[^/]+', '/media') from unnest(urls) as url
$$;

-- The items and facts that name one of these files, one row for each of them and file. The kind is
-- the kind of an item whose row names it, which its newest version has, else `bin`, `version` for
-- an earlier one, or `draft` for what staff are typing; `facts` for a fact,
-- `replaced` for a fact that has named it in the last 30 days. A title only where the caller reads
-- the row. What was deleted permanently is `purged`, with the time, and names the file no more.
create function private.file_references(urls text[])
returns table (kind text, item_id text, title text, url text, purged_at timestamptz)
-- Definer, because a writer must not delete a file of a colleague's draft, which they do not read.
-- Not `sql`, because the table of facts is not there yet.
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant text[] := (select array_agg(url) || array_agg(path) from private.paths_of_files(urls));
begin
  if not private.is_staff() then
    return;
  end if;
  return query with lines as (
    select * from public.history as line where files && wanted and (has_item or action in ('delete', 'expire'))
  ), named as (
    select
      case
        when kind = 'facts' then 'replaced'
        when action in ('delete', 'expire') then 'purged'
        when action = 'bin' then 'bin'
        when exists (
          select from public.history as later where later.item_id = lines.item_id and later.has_item and later.id > lines.id
        ) then 'version'
        else kind
      end as kind,
      item_id::text, title, files, id, case when action in ('delete', 'expire') then occurred_at end as purged_at
    from lines
    where kind <> 'facts' or occurred_at > now() - interval '30 days'
    union all
    select 'draft', item_id,
      case when author_id = (select auth.uid()) or (select private.is_admin()) then title else '' end, files, 0, null
    from public.drafts
    where files && wanted
      -- A person without a role keeps no files.
      and exists (select from public.profiles where id = author_id and role is not null)
    union all
    select 'facts', id::text, key, private.files_in(value), 0, null from public.facts where private.files_in(value) && wanted
  )
  select distinct on (named.item_id, asked.url) named.kind, named.item_id, named.title, asked.url, named.purged_at
  from named, private.paths_of_files(urls) as asked
  where named.files && array[asked.url, asked.path]
  order by named.item_id, asked.url,
    array_position(array['bin', 'version', 'draft', 'replaced', 'purged'], named.kind) nulls first,
    named.id desc, named.title desc;
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the
-- owner's rights.
create function public.file_references(urls text[])
returns table (kind text, item_id text, title text, url text, purged_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.file_references(urls)
$$;

-- Appends a line for a file that is about to be deleted, or with `failed` could not be. The
-- database sets account and time. False, without a line, if something names the file, which then
-- stays.
create function private.log_file_deletion(url text, failed boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'only staff delete files' using errcode = 'insufficient_privilege';
  end if;
  if url is null or not private.is_text(url, 1000)
    or url !~ '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^\s"\\]+[^\s"\\/]$'
  then
    raise exception 'not the address of a stored file' using errcode = 'invalid_parameter_value';
  end if;
  if not failed and exists (select from private.file_references(array[url]) where kind <> 'purged') then
    return false;
  end if;
  insert into public.history (actor_id, actor_name, kind, action, title)
  values (
    (select auth.uid()), private.account_name((select auth.uid())), 'files',
    case when failed then 'keep' else 'delete' end, url
  );
  return true;
end
$$;

-- Called over REST, as file_references.
create function public.log_file_deletion(url text, failed boolean default false) returns boolean
language sql set search_path = ''
as $$
  select private.log_file_deletion(url, failed)
$$;
