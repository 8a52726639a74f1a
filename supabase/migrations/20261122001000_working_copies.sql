-- Working copies: staff read all of them; only its author writes one, and admins remove those of others (decision 0036).

create function private.working_copies_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
begin
  -- Triggers run before policies and constraints, so role and size come first: no other account makes the database
  -- read its JSON.
  if not private.is_staff() and (select auth.uid()) is not null then
    raise exception 'only staff have working copies' using errcode = 'insufficient_privilege';
  end if;
  if octet_length(new.content::text) > 1000000 then
    raise exception 'new row for relation "working_copies" violates check constraint "working_copies_content_size"'
      using errcode = 'check_violation', constraint = 'working_copies_content_size';
  end if;
  if tg_op = 'INSERT' then
    -- Inserts of one author wait for each other, so that each counts those before it.
    perform pg_advisory_xact_lock(hashtextextended('working_copies.' || new.author_id, 0));
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
  -- Strings that are a URL of the file store; not the names of properties.
  new.files := array(
    select distinct match[1] from regexp_matches(
      new.content::text,
      '"(https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+)"(?!:)', 'g'
    ) as match
    where char_length(match[1]) <= 2048
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
    delete from public.working_copies where item_type = old.kind and item_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_working_copies_deleted after delete on public.bin
for each row execute function private.delete_working_copies();

-- The versions, and the working copies of staff, that name one of these files: one row for each item and file.
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
    from public.working_copies as copy
    join public.profiles as author on author.id = copy.author_id and author.role is not null
    where copy.files && urls
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
