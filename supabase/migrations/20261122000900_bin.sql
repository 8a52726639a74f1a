-- The bin: a deleted article, notice or alert can be restored for 30 days (decision 0019). Both functions write what
-- belongs to the item: no role may delete from the bin, and restoring is no creation.

-- Restores an item with its id, author, dates and status. Returns no row when it is not in the bin.
create function private.restore_from_bin(wanted_kind text, wanted uuid)
returns table (kind text, title text, slug text, previous_slug text)
language plpgsql security definer set search_path = ''
as $$
declare
  found_item public.revisions;
  back jsonb;
begin
  if not private.is_admin() then
    raise exception 'only admins bring items back' using errcode = 'insufficient_privilege';
  end if;
  delete from public.revisions as item
  where item.kind = wanted_kind and item_id = wanted and state = 'binned' returning * into found_item;
  if found_item.item_id is null then
    return;
  end if;
  back := found_item.columns;
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
  -- Only the columns that were stored, so that one added by a later migration gets its default; none that is
  -- generated.
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    found_item.kind,
    (select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
      where attrelid = format('public.%I', found_item.kind)::regclass
        and attnum > 0 and not attisdropped and attgenerated = '' and back ? attname)
  ) using back;
  return query select found_item.kind, found_item.title, back ->> 'slug', found_item.columns ->> 'slug';
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the owner's rights.
create function public.restore_from_bin(item_kind text, item_id uuid)
returns table (kind text, title text, slug text, previous_slug text)
language sql set search_path = ''
as $$
  select * from private.restore_from_bin(item_kind, item_id)
$$;

-- Deletes an item of the bin permanently, with its revisions and earlier slugs: an admin deleted it, or its 30 days were
-- over and an admin's dashboard purged it. Returns the files that its revisions had as their own; null when it is not in the bin.
create function private.purge_from_bin(wanted_kind text, wanted uuid) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  purged public.revisions;
  files_of_item text[];
begin
  if not private.is_admin() then
    raise exception 'only admins purge items' using errcode = 'insufficient_privilege';
  end if;
  select * into purged from public.revisions
  where kind = wanted_kind and item_id = wanted and state = 'binned' for update;
  if purged.id is null then
    return null;
  end if;
  if wanted_kind = 'news' then
    delete from public.earlier_slugs where news_id = wanted;
  end if;
  -- A file that only a text links may have been uploaded for others too.
  with gone as (delete from public.revisions where kind = wanted_kind and item_id = wanted returning files, columns)
  select coalesce(array_agg(distinct url), '{}') into files_of_item from gone, unnest(gone.files) as url
  where position('"' || url || '"' in gone.columns::text) > 0;
  -- With the files, so that the library knows since when it has those that could not be deleted.
  insert into public.audit (actor_id, actor_name, kind, action, item_id, title, changes)
  values ((select auth.uid()), private.account_name((select auth.uid())), wanted_kind,
    case when purged.saved_at < now() - interval '30 days' then 'expire' else 'delete' end,
    wanted, purged.title, jsonb_build_object('files', jsonb_build_array(files_of_item, null)));
  return files_of_item;
end
$$;

-- Called over REST, as restore_from_bin.
create function public.purge_from_bin(item_kind text, item_id uuid) returns text[]
language sql set search_path = ''
as $$
  select private.purge_from_bin(item_kind, item_id)
$$;
