-- What api/blob.ts asks and tells the database about files. It has the caller's session and no service key.

-- URLs of stored files with their paths on the site, by which a link in a text may name them too.
create function private.paths_of_files(urls text[]) returns table (url text, path text)
language sql immutable set search_path = ''
as $$
  select url, regexp_replace(url, '^https://[^/]+', '/media') from unnest(urls) as url
$$;

-- The items and facts that name one of these files, one row for each and file. The kind is that of an item whose row names it, which
-- its newest version has, else `bin`, `version` for an earlier one, or `revision` for what staff have typed; `facts` for a fact or a
-- proposal, `replaced` for one that has named it in the last 30 days. A title only where the caller reads the row. What was deleted
-- permanently is `purged`, with the time, and names the file no more.
create function private.file_references(urls text[])
returns table (kind text, item_id uuid, title text, url text, purged_at timestamptz)
-- Definer, because a writer must not delete a file of a colleague's text, which they do not read. Not `sql`, because the table of
-- facts is not there yet.
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query with named as (
    select item_id, entry, files,
      case
        when state = 'binned' then 'bin'
        when state <> 'version' then 'revision'
        when exists (
          select from public.revisions as other
          where other.kind = revision.kind and other.item_id = revision.item_id
            and (other.state = 'binned' or other.entry > revision.entry)
        ) then 'version'
        else kind
      end as kind,
      case when state in ('version', 'binned') or author_id = (select auth.uid()) or (select private.is_admin())
        then title else '' end as title
    from public.revisions as revision
    where files && (select array_agg(url) || array_agg(path) from private.paths_of_files(urls)) and (select private.is_staff()) and (
      state in ('version', 'binned')
      -- A person without a role retains no files.
      or exists (select from public.profiles where id = author_id and role is not null)
    )
  )
  (select distinct on (named.item_id, asked.url)
    named.kind, named.item_id, named.title, asked.url, null::timestamptz
  from named, private.paths_of_files(urls) as asked
  where named.files && array[asked.url, asked.path]
  order by named.item_id, asked.url, array_position(array['bin', 'version', 'revision'], named.kind) nulls first,
    named.entry desc, named.title desc)
  union all
  select 'facts', fact.id, fact.key, asked.url, null
  from public.facts as fact, private.paths_of_files(urls) as asked
  where private.files_in(fact.value) && array[asked.url, asked.path] and (select private.is_staff())
  union all
  select distinct 'replaced', entry.item_id, entry.title, asked.url, null::timestamptz
  from public.audit as entry, private.paths_of_files(urls) as asked
  where entry.kind = 'facts' and entry.occurred_at > now() - interval '30 days' and (select private.is_staff())
    and private.files_in(entry.changes) && array[asked.url, asked.path]
    and not exists (
      select from public.facts where id = entry.item_id and private.files_in(value) && array[asked.url, asked.path]
    )
  union all
  select 'purged', entry.item_id, entry.title, asked.url, entry.occurred_at
  from public.audit as entry, private.paths_of_files(urls) as asked
  where entry.action in ('delete', 'expire') and (select private.is_staff())
    and private.files_in(entry.changes) && array[asked.url, asked.path];
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the owner's rights.
create function public.file_references(urls text[])
returns table (kind text, item_id uuid, title text, url text, purged_at timestamptz)
language sql stable set search_path = ''
as $$
  select * from private.file_references(urls)
$$;

-- Appends an entry for a file that is about to be deleted, or with `failed` could not be. The database sets account and
-- time. False, without an entry, if something names the file, which then stays.
create function private.log_file_deletion(url text, failed boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'only staff delete files' using errcode = 'insufficient_privilege';
  end if;
  if url is null or not private.is_text(url, 1000)
    or url !~ '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^\s"\\]+[^\s"\\/]$'
    or split_part(url, '/', 3) <> (select file_host from public.site)
  then
    raise exception 'not the address of a file of the site' using errcode = 'invalid_parameter_value';
  end if;
  if not failed and exists (select from private.file_references(array[url]) where kind <> 'purged') then
    return false;
  end if;
  insert into public.audit (actor_id, actor_name, kind, action, title)
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
