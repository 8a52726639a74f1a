-- The bin: a deleted article, notice or alert can be restored for 30 days (decision 0019).

-- The URLs of the files that a row of news or notices names.
create function private.file_urls_of(snapshot jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(
    array[snapshot ->> 'featured_image_url', snapshot ->> 'file_url', snapshot ->> 'translated_file_url']
      || array(select jsonb_array_elements_text(snapshot -> 'additional_images')), null)
$$;

create function private.move_to_bin() returns trigger
-- Definer, because no API role may insert into the bin.
language plpgsql security definer set search_path = ''
as $$
declare
  snapshot constant jsonb := to_jsonb(old);
begin
  insert into public.bin (item_id, kind, title, files, snapshot, deleted_by)
  values (old.id, tg_table_name, private.title_of(snapshot), private.file_urls_of(snapshot), snapshot,
    private.account_name((select auth.uid())));
  return null;
end
$$;

create trigger news_moved_to_bin after delete on public.news
for each row execute function private.move_to_bin();

create trigger notices_moved_to_bin after delete on public.notices
for each row execute function private.move_to_bin();

create trigger alerts_moved_to_bin after delete on public.alerts
for each row execute function private.move_to_bin();

-- Clients choose the ids of new items, so that an insert whose response was lost is not repeated as a second item.
-- Therefore an id that another kind or the bin has is rejected: a draft with the id of an article in the bin would
-- prevent its restoring. After the insert, because it then sees a deletion that it has waited for.
create function private.refuse_taken_id() returns trigger
-- Definer, because the result must not depend on what the caller may read.
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.bin where item_id = new.id)
    or (tg_table_name <> 'news' and exists (select from public.news where id = new.id))
    or (tg_table_name <> 'notices' and exists (select from public.notices where id = new.id))
    or (tg_table_name <> 'alerts' and exists (select from public.alerts where id = new.id))
  then
    raise exception 'duplicate key value violates unique constraint "item_id_taken"'
      using errcode = 'unique_violation', constraint = 'item_id_taken';
  end if;
  return null;
end
$$;

create trigger news_id_taken after insert on public.news
for each row execute function private.refuse_taken_id();

create trigger notices_id_taken after insert on public.notices
for each row execute function private.refuse_taken_id();

create trigger alerts_id_taken after insert on public.alerts
for each row execute function private.refuse_taken_id();

-- Restores an item with its id, author, dates and status. Returns no row when it is not in the bin.
create function private.restore_from_bin(wanted_kind text, wanted uuid)
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
  delete from public.bin where bin.kind = wanted_kind and item_id = wanted returning * into found_item;
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

-- Called over REST. Invoker, because every caller could run an exposed definer function with the owner's rights.
create function public.restore_from_bin(item_kind text, item_id uuid)
returns table (kind text, title text, slug text, previous_slug text)
language sql set search_path = ''
as $$
  select * from private.restore_from_bin(item_kind, item_id)
$$;

-- Every other delete from the bin is permanent: an admin deleted the item, or its 30 days were over and
-- an admin's dashboard purged it.
create function private.audit_bin_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    insert into public.audit (actor_id, actor_name, kind, action, item_id, title)
    values ((select auth.uid()), private.account_name((select auth.uid())), old.kind,
      case when old.deleted_at < now() - interval '30 days' then 'expire' else 'delete' end,
      old.item_id, old.title);
  end if;
  return null;
end
$$;

create trigger bin_audited after delete on public.bin
for each row execute function private.audit_bin_deletion();

-- An article that can no longer be restored has no earlier slugs.
create function private.delete_earlier_slugs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.kind = 'news' and coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.earlier_slugs where news_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_earlier_slugs after delete on public.bin
for each row execute function private.delete_earlier_slugs();

-- An item that is deleted from the bin, not restored, loses its versions.
create function private.delete_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.versions where kind = old.kind and item_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_versions_deleted after delete on public.bin
for each row execute function private.delete_versions();
