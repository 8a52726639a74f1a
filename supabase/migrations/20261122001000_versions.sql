-- Each save of an article or a notice stores a version, the newest 50 of an item
-- (decision 0021).

create function private.save_version() returns trigger
-- Definer, because no API role may write the versions.
language plpgsql security definer set search_path = ''
as $$
declare
  saved jsonb := to_jsonb(new) - array['id', 'author_id', 'created_at', 'updated_at'];
begin
  -- A save that changes nothing stores no version; nor does restoring an item from the bin.
  if saved = (
    select snapshot from public.versions where item_id = new.id order by id desc limit 1
  ) then
    return null;
  end if;
  insert into public.versions (id, item_id, kind, snapshot, files)
  select max(id), new.id, tg_table_name, saved, private.file_urls_of(saved)
  from public.audit where item_id = new.id;
  delete from public.versions where item_id = new.id and id in (
    select id from public.versions where item_id = new.id order by id desc offset 50
  );
  return null;
end
$$;

-- After news_audited and notices_audited, because a version has the id of its audit entry: triggers of one table
-- and time fire in the order of their names.
create trigger news_versioned after insert or update on public.news
for each row execute function private.save_version();

create trigger notices_versioned after insert or update on public.notices
for each row execute function private.save_version();

-- An item that is deleted from the bin, not restored, loses its versions.
create function private.delete_versions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.versions where item_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_versions_deleted after delete on public.bin
for each row execute function private.delete_versions();
