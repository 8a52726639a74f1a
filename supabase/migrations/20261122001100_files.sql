-- What api/blob.ts asks the database about files. It has the caller's session and no
-- service key.

-- URLs of stored files with their paths on the site, by which a link in a text may name them too.
create function private.paths_of_files(urls text[]) returns table (url text, path text)
language sql immutable set search_path = ''
as $$
  select url, regexp_replace(url, '^https://[^/]+', '/media') from unnest(urls) as url
$$;

-- Which of these files something names: an item, one of its versions or what is in the bin; a fact,
-- or the value that a fact has had in the last 30 days; what a person with a role is typing.
create function private.named_files(urls text[]) returns table (url text)
-- Definer, because a writer must not delete a file of a colleague's draft, which they do not read.
-- Not `sql`, because the table of facts is not there yet.
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant text[] := (select array_agg(url) || array_agg(path) from private.paths_of_files(urls));
begin
  -- An error, because nothing would be the answer for a file that may be deleted.
  if not private.is_staff() then
    raise exception 'only staff ask which files are named' using errcode = 'insufficient_privilege';
  end if;
  return query with named as (
    select files from public.history
    where files && wanted and has_item and (kind <> 'facts' or occurred_at > now() - interval '30 days')
    union all
    select files from public.drafts
    where files && wanted and exists (select from public.profiles where id = author_id and role is not null)
    union all
    select private.files_in(value) from public.facts where private.files_in(value) && wanted
  )
  select asked.url from private.paths_of_files(urls) as asked
  where exists (select from named where files && array[asked.url, asked.path]);
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the
-- owner's rights.
create function public.named_files(urls text[]) returns table (url text)
language sql stable set search_path = ''
as $$
  select * from private.named_files(urls)
$$;
