-- What api/blob.ts asks and tells the database about files. It has the caller's session and no service key.

-- The revisions of all staff that name one of these files. The title only where the caller reads the row.
create function private.revisions_with_files(urls text[])
returns table (item_id uuid, title text, files text[])
-- Definer, because a writer must not delete a file of a colleague's text, which they do not read.
language sql stable security definer set search_path = ''
as $$
  select revision.item_id,
    case when revision.author_id = (select auth.uid()) or (select private.is_admin()) then revision.title else '' end,
    revision.files
  from public.revisions as revision
  -- A person without a role retains no files.
  join public.profiles as author on author.id = revision.author_id and author.role is not null
  where revision.files && urls and (select private.is_staff())
$$;

-- The versions, and the revisions of staff, that name one of these files: one row for each item and file. Invoker,
-- so that row-level security applies to the caller.
create function public.file_references(urls text[])
returns table (kind text, item_id uuid, title text, url text)
language sql stable set search_path = ''
as $$
  with named as (
    select 'version' as kind, entry.item_id, entry.id as position, entry.title, entry.files
    from public.audit as entry
    where entry.files && urls
    union all
    select 'workingCopy', item_id, 0, title, files
    from private.revisions_with_files(urls)
  )
  select distinct on (named.kind, named.item_id, file.url)
    named.kind, named.item_id, named.title, file.url
  from named, unnest(named.files) as file (url)
  where file.url = any (urls)
  order by named.kind, named.item_id, file.url, named.position desc, named.title desc
$$;

-- Appends an entry for a file that is about to be deleted, or with `failed` could not be. The database sets account and
-- time. A file that is in use cannot be deleted, so that nobody can note its deletion.
create function private.log_file_deletion(url text, failed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'only staff delete files' using errcode = 'insufficient_privilege';
  end if;
  if url is null or not private.is_text(url, 1000)
    or url !~ '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^\s"\\]+[^\s"\\/]$'
    or split_part(url, '/', 3) <> (select file_host from public.site)
    or exists (select from public.file_references(array[url]))
    or exists (select from public.news where url = featured_image_url or url = any (additional_images))
    or exists (select from public.notices where url in (file_url, translated_file_url))
    or exists (select from public.bin where url = any (files))
  then
    raise exception 'not the address of a file that can be deleted' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.audit (actor_id, actor_name, kind, action, title)
  values (
    (select auth.uid()), private.account_name((select auth.uid())), 'files',
    case when failed then 'keep' else 'delete' end, url
  );
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the owner's rights.
create function public.log_file_deletion(url text, failed boolean default false) returns void
language sql set search_path = ''
as $$
  select private.log_file_deletion(url, failed)
$$;
