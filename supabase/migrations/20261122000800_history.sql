-- The history, which triggers append to and no role can change (decision 0020), with what is read
-- from it: versions and the bin.

create function private.refuse_modification() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The retention empties the row of a line, and nothing else.
  if tg_op = 'UPDATE' then
    if new.item is null and new.files = '{}'
      and to_jsonb(new) - '{item,has_item,files}'::text[] = to_jsonb(old) - '{item,has_item,files}'::text[]
    then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- Triggers, because grants and policies do not bind the owner of the table.
create trigger history_append_only before delete or truncate on public.history
for each statement execute function private.refuse_modification();
create trigger history_retention before update on public.history
for each row execute function private.refuse_modification();

-- Because nobody may prune it, a day of one account adds at most 1,000 lines, of an admin 20,000.
create function private.limit_history() returns trigger
language plpgsql set search_path = ''
as $$
declare
  lines constant bigint := (
    select count(*) from public.history
    where actor_id = (select auth.uid()) and occurred_at > now() - interval '1 day'
  );
begin
  if lines >= 20000 or lines >= 1000 and not private.is_admin() then
    raise exception 'history_limit: too many changes in one day' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

create trigger history_limited before insert on public.history for each statement execute function private.limit_history();

-- Returns the columns that differ between two states of a row: of an article's texts only the
-- lengths, because the rows have the texts.
create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, case when name in ('content', 'translated_content')
      then jsonb_build_array(char_length(before ->> name), char_length(after ->> name))
      else jsonb_build_array(before -> name, after -> name) end), '{}')
  from jsonb_object_keys(before || after) as name
  where coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
$$;

-- The URLs of stored files in these columns: strings, and URLs within texts, where a link may also
-- name the file by its path on the site, `/media/…`. The names of properties are no URLs.
create function private.files_in(columns jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select url from (
      select match[1] from regexp_matches(
        columns::text, '"(https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+)"(?!:)', 'g'
      ) as match
      union
      select match[1] from regexp_matches(
        columns::text,
        '((?:https://[a-z0-9]+\.public\.blob\.vercel-storage\.com|/media)/[^"\\\s()<>\]]+)(?![^"\\\s()<>\]]|":)',
        'g'
      ) as match
    ) as found (url)
    where char_length(url) <= 2048
  )
$$;

-- Appends a line for each insert, update and delete. A deleted item goes to the bin (decision
-- 0019).
create function private.record() returns trigger
-- Definer, because no API role may write the history.
language plpgsql security definer set search_path = ''
as $$
declare
  is_item constant boolean := private.is_kind(tg_table_name::text);
  -- Without the search words, which are generated from the texts.
  whole constant jsonb := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end) - 'words';
  wanted constant uuid := whole ->> 'id';
  derived constant text[] := array[
    'id', 'updated_at', 'revision', 'listed_at', 'text_changed_at', 'translation_changed_at', 'translation_state',
    'words'
  ];
  changed constant jsonb := private.changes_between(
    case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - derived end,
    case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - derived end
  );
  -- A save that changes nothing is no version.
  stored constant jsonb := case when tg_op <> 'UPDATE' or changed <> '{}' then whole end;
begin
  -- Clients choose the ids of new items, so that an insert whose response was lost is not repeated
  -- as a second item. Therefore an id that another kind has had or the bin has is rejected: a draft
  -- with the id of an article in the bin would prevent its restoring. After the insert, because it
  -- then sees a deletion that it has waited for.
  if tg_op = 'INSERT' and is_item and exists (
    select from public.history where item_id = wanted and (kind <> tg_table_name or action = 'bin' and has_item)
  ) then
    raise exception 'duplicate key value violates unique constraint "item_id_taken"'
      using errcode = 'unique_violation', constraint = 'item_id_taken';
  end if;
  insert into public.history (actor_id, actor_name, kind, action, item_id, title, changes, item, files)
  values (
    (select auth.uid()), private.account_name((select auth.uid())), tg_table_name,
    case
      when tg_op = 'UPDATE' then 'change'
      when tg_op = 'DELETE' then case when is_item then 'bin' else 'delete' end
      -- An id whose last line is a deletion comes back from the bin; an id that was purged has a
      -- later line.
      when 'bin' = (
        select action from public.history
        where kind = tg_table_name and item_id = wanted order by id desc limit 1
      ) then 'restore'
      else 'create'
    end,
    wanted,
    -- An account that is being deleted no longer has a name.
    coalesce(whole ->> 'title', whole ->> 'text_en', whole ->> 'key', private.account_name(wanted), wanted::text),
    changed, stored, private.files_in(case when is_item then stored else jsonb_build_array(stored, changed) end)
  );
  -- The newest 50 versions are kept (decision 0021).
  update public.history set item = null, files = '{}' where id in (
    select id from public.history where item_id = wanted and has_item order by id desc offset 50
  );
  perform private.purge(kind, item_id, 'expire') from public.history
  where action = 'bin' and has_item and occurred_at < now() - interval '30 days';
  return null;
end
$$;

create trigger news_recorded after insert or update or delete on public.news
for each row execute function private.record();
create trigger notices_recorded after insert or update or delete on public.notices
for each row execute function private.record();
create trigger alerts_recorded after insert or update or delete on public.alerts
for each row execute function private.record();
create trigger profiles_recorded after insert or update or delete on public.profiles
for each row execute function private.record();

-- Deletes an item of the bin permanently, with its rows and drafts. Returns the files that it
-- had as its own; null when it is not in the bin. The reason is `delete`, by the caller, or
-- `expire`, by nobody.
create function private.purge(wanted_kind text, wanted uuid, reason text) returns text[]
language plpgsql set search_path = ''
as $$
declare
  purged public.history;
  files_of_item text[];
begin
  select * into purged from public.history
  where kind = wanted_kind and item_id = wanted and action = 'bin' and has_item for update;
  if purged.id is null then
    return null;
  end if;
  -- A file that only a text links may have been uploaded for others too.
  with typed as (delete from public.drafts where kind = wanted_kind and item_id = wanted::text returning files, form_values),
  named as (
    select files, form_values::text as words from typed
    union all select files, item::text from public.history where item_id = wanted and has_item
  )
  select coalesce(array_agg(distinct url), '{}') into files_of_item from named, unnest(files) as url
  where position('"' || url || '"' in words) > 0;
  update public.history set item = null, files = '{}' where item_id = wanted and has_item;
  insert into public.history (actor_id, actor_name, kind, action, item_id, title)
  values (
    case reason when 'delete' then (select auth.uid()) end,
    case reason when 'delete' then private.account_name((select auth.uid())) end,
    wanted_kind, reason, wanted, purged.title
  );
  return files_of_item;
end
$$;

-- Restores an item with its id, author, dates and status. Returns its kind, title and slug, and the
-- slug it had before, which another article may have by now; no row when it is not in the bin.
-- Definer, as private.record(), because restoring is no creation, for which policies ask.
create function private.restore_from_bin(wanted_kind text, wanted uuid)
returns table (kind text, title text, slug text, previous_slug text)
language plpgsql security definer set search_path = ''
as $$
declare
  deleted public.history;
  back jsonb;
begin
  if not private.is_admin() then
    raise exception 'only admins bring items back' using errcode = 'insufficient_privilege';
  end if;
  select * into deleted from public.history as line
  where line.kind = wanted_kind and item_id = wanted and action = 'bin' and has_item for update;
  if deleted.id is null then
    return;
  end if;
  update public.history set item = null, files = '{}' where id = deleted.id;
  back := deleted.item;
  if back ? 'author_id' then
    -- Null where the account has been deleted in the meantime.
    back := back || jsonb_build_object(
      'author_id', (select id from auth.users where id = (back ->> 'author_id')::uuid)
    );
  end if;
  if deleted.kind = 'news' then
    back := back || jsonb_build_object(
      'slug', private.unused_slug(back ->> 'slug', wanted),
      -- Null where the category has been deleted in the meantime.
      'category_id',
        (select id from public.news_categories where id = (back ->> 'category_id')::uuid)
    );
  end if;
  -- Only the columns that were stored, so that one added by a later migration gets its default;
  -- none that is generated.
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.kind,
    (select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
      where attrelid = format('public.%I', deleted.kind)::regclass
        and attnum > 0 and not attisdropped and attgenerated = '' and back ? attname)
  ) using back;
  return query select deleted.kind, deleted.title, back ->> 'slug', deleted.item ->> 'slug';
end
$$;

-- Called over REST. Invoker, because every caller could run an exposed definer function with the
-- owner's rights.
create function public.restore_from_bin(item_kind text, item_id uuid)
returns table (kind text, title text, slug text, previous_slug text)
language sql set search_path = ''
as $$
  select * from private.restore_from_bin(item_kind, item_id)
$$;

-- Deletes an item of the bin permanently, as an admin; returns what purge() does.
create function private.purge_from_bin(wanted_kind text, wanted uuid) returns text[]
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins purge items' using errcode = 'insufficient_privilege';
  end if;
  return private.purge(wanted_kind, wanted, 'delete');
end
$$;

-- Called over REST, as restore_from_bin.
create function public.purge_from_bin(item_kind text, item_id uuid) returns text[]
language sql set search_path = ''
as $$
  select private.purge_from_bin(item_kind, item_id)
$$;
