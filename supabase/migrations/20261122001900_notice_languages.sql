-- A notice has the language of its text, and may have its translation with a file of its own in the same row, as
-- articles have (20261122001700).

alter table public.notices
  add column language text
    constraint notices_language_known check (language in ('en', 'ru')),
  add column translated_title text
    constraint notices_translated_title_not_blank check (translated_title ~ '\S')
    constraint notices_translated_title_length check (char_length(translated_title) <= 200),
  add column translated_description text not null default ''
    constraint notices_translated_description_length
      check (char_length(translated_description) <= 2000),
  -- Where null, both languages have the same file.
  add column translated_file_url text
    constraint notices_translated_file_url_web check (private.is_file_url(translated_file_url)),
  add column text_changed_at timestamptz,
  add column translation_changed_at timestamptz,
  add column translation_state text
    constraint notices_translation_state_known
      check (translation_state in ('en_missing', 'ru_missing', 'outdated', 'current')),
  add constraint notices_translation_titled check (
    translated_title is not null or (translated_description = '' and translated_file_url is null)
  );

-- Of earlier notices; by USING, because an UPDATE would fire the triggers.
alter table public.notices
  alter column language type text using private.language_of(title, description),
  alter column text_changed_at type timestamptz using updated_at;

alter table public.notices
  alter column translation_state type text using private.translation_state(language, null, null);

alter table public.notices
  alter column translation_state set not null,
  alter column translation_state set statistics 0,
  alter column language set not null,
  alter column text_changed_at set not null,
  alter column language set statistics 0,
  alter column translated_title set statistics 0,
  alter column translated_description set statistics 0,
  alter column translated_file_url set statistics 0;

-- Also clears the translation's file.
create or replace function private.notices_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.type = 'link' then
    new.file_url := null;
    new.translated_file_url := null;
  end if;
  if tg_op = 'INSERT' then
    -- An import supplies the original date. A future one is not accepted, because the list is ordered by it and
    -- the notice would stay at its top.
    new.created_at := least(new.created_at, now());
  end if;
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- As news_on_text.
create function private.notices_on_text() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Not now(), the start of the transaction: see news_on_update.
  changed constant timestamptz := clock_timestamp();
begin
  if new.translated_title is null then
    new.translation_changed_at := null;
  end if;
  if tg_op = 'INSERT' then
    new.language := coalesce(new.language, private.language_of(new.title, new.description));
    new.text_changed_at := coalesce(new.text_changed_at, changed);
    if new.translated_title is not null then
      new.translation_changed_at := coalesce(new.translation_changed_at, changed);
    end if;
  else
    -- Changing a notice to a link clears its files; neither date changes.
    if (new.title, new.description) is distinct from (old.title, old.description)
      or (new.type <> 'link' and new.file_url is distinct from old.file_url)
    then
      new.text_changed_at := changed;
    end if;
    if new.translated_title is not null and (
      (new.translated_title, new.translated_description)
        is distinct from (old.translated_title, old.translated_description)
      or (new.type <> 'link' and new.translated_file_url is distinct from old.translated_file_url)
    ) then
      new.translation_changed_at := changed;
    end if;
  end if;
  new.translation_state := private.translation_state(
    new.language, new.text_changed_at, new.translation_changed_at
  );
  return new;
end
$$;

-- After notices_write, because triggers of the same event fire in the order of their names.
create trigger notices_write_text before insert or update on public.notices
for each row execute function private.notices_on_text();

create or replace function private.file_urls_of(snapshot jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(
    array[snapshot ->> 'featured_image_url', snapshot ->> 'file_url', snapshot ->> 'translated_file_url']
      || array(select jsonb_array_elements_text(snapshot -> 'additional_images')), null)
$$;

revoke all on function private.notices_on_text() from public, anon, authenticated;

grant insert (language, translated_title, translated_description, translated_file_url)
on public.notices to authenticated;
grant update (language, translated_title, translated_description, translated_file_url)
on public.notices to authenticated;

-- As news_translation_state.
create index notices_translation_state on public.notices (translation_state, created_at desc, id);
