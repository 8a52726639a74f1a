-- The audit, to which triggers append and which no role can change (decision 0020), the versions of items, and the bin.

create function private.refuse_modification() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- A trigger, because grants and policies do not bind the owner of the table.
create trigger audit_append_only before update or delete or truncate on public.audit
for each statement execute function private.refuse_modification();

-- Because nobody may prune it, a day of one account adds at most 1,000 entries, of an admin 20,000.
create function private.limit_audit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  entries constant bigint := (
    select count(*) from public.audit
    where actor_id = (select auth.uid()) and occurred_at > now() - interval '1 day'
  );
begin
  if entries >= 20000 or entries >= 1000 and not private.is_admin() then
    raise exception 'audit_limit: too many changes in one day' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

create trigger audit_limited before insert on public.audit for each statement execute function private.limit_audit();

-- Returns the columns that differ between two states of a row: of an article's texts only the lengths, because the
-- versions have the texts.
create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, case when name in ('content', 'translated_content')
      then jsonb_build_array(char_length(before ->> name), char_length(after ->> name))
      else jsonb_build_array(before -> name, after -> name) end), '{}')
  from jsonb_object_keys(before || after) as name
  where coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
$$;

-- The URLs of stored files in these columns: strings, and URLs within texts, where a link may also name the file by its path
-- on the site, `/media/…`. The names of properties are no URLs.
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

-- Appends an entry for each insert, update and delete. A save that changes an item is a version; a deleted item goes to the
-- bin (decision 0019).
create function private.record() returns trigger
-- Definer, because no API role may write the audit, versions and the bin.
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not of the type name, because the index of revisions is one of texts.
  item_kind constant text := tg_table_name;
  is_item constant boolean := private.is_kind(item_kind);
  whole constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  wanted constant uuid := whole ->> 'id';
  -- An account that is being deleted no longer has a name.
  named constant text := coalesce(
    whole ->> 'title', whole ->> 'text_en', whole ->> 'key', private.account_name(wanted), wanted::text
  );
  actor constant uuid := auth.uid();
  actor_named constant text := private.account_name(actor);
  derived constant text[] := array[
    'id', 'updated_at', 'revision', 'listed_at', 'text_changed_at', 'translation_changed_at', 'translation_state',
    'words'
  ];
  before constant jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) - derived end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) - derived end;
  kept constant jsonb := case tg_op when 'DELETE' then whole else after - array['author_id', 'created_at'] end;
  appended bigint;
begin
  -- Clients choose the ids of new items, so that an insert whose response was lost is not repeated as a second item.
  -- Therefore an id that another kind has had or the bin has is rejected: a draft with the id of an article in the bin would
  -- prevent its restoring. After the insert, because it then sees a deletion that it has waited for.
  if tg_op = 'INSERT' and is_item and (
    exists (select from public.revisions where item_id = wanted and state = 'binned')
    or exists (select from public.audit where item_id = wanted and kind <> item_kind)
  ) then
    raise exception 'duplicate key value violates unique constraint "item_id_taken"'
      using errcode = 'unique_violation', constraint = 'item_id_taken';
  end if;
  insert into public.audit (actor_id, actor_name, kind, action, item_id, title, changes)
  values (
    actor, actor_named, item_kind,
    case
      when tg_op = 'UPDATE' then 'change'
      when tg_op = 'DELETE' then case when is_item then 'bin' else 'delete' end
      -- An id whose last entry is a deletion comes back from the bin; one that was purged has a later entry.
      when 'bin' = (
        select action from public.audit
        where kind = item_kind and item_id = wanted order by id desc limit 1
      ) then 'restore'
      else 'create'
    end,
    wanted, named, private.changes_between(before, after)
  ) returning id into appended;
  -- A save that changes nothing is no version; nor is restoring an item from the bin.
  if is_item and (tg_op = 'DELETE' or kept is distinct from (
    select columns from public.revisions
    where kind = item_kind and item_id = wanted and state = 'version'
    order by entry desc limit 1
  )) then
    insert into public.revisions
      (kind, item_id, author_id, author_name, title, columns, files, base_revision, state, entry)
    values (
      item_kind, wanted, actor, actor_named, named, kept, private.files_in(kept), (whole ->> 'revision')::integer,
      case tg_op when 'DELETE' then 'binned' else 'version' end, case when tg_op <> 'DELETE' then appended end
    );
    delete from public.revisions where id in (
      select id from public.revisions
      where kind = item_kind and item_id = wanted and state = 'version'
      order by entry desc offset 50
    );
  end if;
  return null;
end
$$;

create trigger profiles_recorded after insert or update or delete on public.profiles
for each row execute function private.record();
