-- The audit and the versions. Triggers append to the audit, and no role can change it (decision 0020).

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

-- Returns the columns that differ between two states of a row. Of an article's texts only the lengths, because the
-- versions have the texts. Without dates and state of the translation, because they depend on the texts.
create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, case when name in ('content', 'translated_content')
      then jsonb_build_array(char_length(before ->> name), char_length(after ->> name))
      else jsonb_build_array(before -> name, after -> name) end), '{}')
  from jsonb_object_keys(before || after) as name
  where name not in (
      'id', 'updated_at', 'text_changed_at', 'translation_changed_at', 'translation_state'
    )
    and coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
$$;

-- The title of an item in audit and bin: of an alert its English text, because it has no title.
create function private.title_of(snapshot jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(snapshot ->> 'title', snapshot ->> 'text_en')
$$;

create function private.audit_row() returns trigger
-- Definer, because no API role may write the audit.
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  item_id constant uuid := coalesce(after ->> 'id', before ->> 'id');
begin
  insert into public.audit (actor_id, actor_name, kind, action, item_id, title, changes)
  values (
    (select auth.uid()), private.account_name((select auth.uid())), tg_table_name,
    case
      when tg_op = 'UPDATE' then 'change'
      when tg_op = 'DELETE' then case tg_table_name when 'profiles' then 'delete' else 'bin' end
      when coalesce(current_setting('embassy.restoring', true), '') = 'yes' then 'restore'
      else 'create'
    end,
    item_id,
    -- An account that is being deleted no longer has a name.
    coalesce(
      private.title_of(after), private.title_of(before), private.account_name(item_id), item_id::text
    ),
    private.changes_between(before, after)
  );
  return null;
end
$$;

create trigger news_audited after insert or update or delete on public.news
for each row execute function private.audit_row();

create trigger notices_audited after insert or update or delete on public.notices
for each row execute function private.audit_row();

create trigger alerts_audited after insert or update or delete on public.alerts
for each row execute function private.audit_row();

create trigger profiles_audited after insert or update or delete on public.profiles
for each row execute function private.audit_row();

-- api/blob.ts deletes files. It has the caller's session and no service key, so it calls this function before
-- it deletes: every deletion has an entry, and the database sets its account and time.
create function private.log_file_deletion(url text, failed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'only staff delete files' using errcode = 'insufficient_privilege';
  end if;
  if url is null or url !~ '^https://\S+$' or char_length(url) > 4096 then
    raise exception 'not the address of a file' using errcode = 'invalid_parameter_value';
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

-- Each save of an item stores a version, the newest 50 of each
-- (decision 0021).

create function private.save_version() returns trigger
-- Definer, because no API role may write the versions.
language plpgsql security definer set search_path = ''
as $$
declare
  saved jsonb := to_jsonb(new) - array['id', 'author_id', 'created_at', 'updated_at',
    'text_changed_at', 'translation_changed_at', 'translation_state'];
begin
  -- A save that changes nothing stores no version; nor does restoring an item from the bin.
  if saved = (
    select snapshot from public.versions
    where kind = tg_table_name and item_id = new.id order by id desc limit 1
  ) then
    return null;
  end if;
  insert into public.versions (id, item_id, kind, snapshot, files)
  select max(id), new.id, tg_table_name, saved, private.file_urls_of(saved)
  from public.audit where kind = tg_table_name and item_id = new.id;
  delete from public.versions where id in (
    select id from public.versions
    where kind = tg_table_name and item_id = new.id order by id desc offset 50
  );
  return null;
end
$$;

-- After news_audited, because a version has the id of its audit entry: triggers of one table
-- and time fire in the order of their names.
create trigger news_versioned after insert or update on public.news
for each row execute function private.save_version();

create trigger notices_versioned after insert or update on public.notices
for each row execute function private.save_version();

create trigger alerts_versioned after insert or update on public.alerts
for each row execute function private.save_version();
