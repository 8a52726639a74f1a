-- An article has the language of its text, and may have its translation into the other one in the same row, so that
-- the same policy applies to both.

-- The language of a text: Russian where its title has Cyrillic letters, or most letters at the beginning of its
-- content are Cyrillic; an English text may quote Russian names.
create function private.language_of(title text, content text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when title ~ '[А-Яа-яЁё]' then 'ru'
    when char_length(regexp_replace(left(content, 2000), '[^А-Яа-яЁё]', '', 'g'))
      > char_length(regexp_replace(left(content, 2000), '[^A-Za-z]', '', 'g')) then 'ru'
    else 'en'
  end
$$;

alter table public.news
  add column language text
    constraint news_language_known check (language in ('en', 'ru')),
  add column translated_title text
    constraint news_translated_title_not_blank check (translated_title ~ '\S')
    constraint news_translated_title_length check (char_length(translated_title) <= 200),
  add column translated_content text
    constraint news_translated_content_not_blank check (translated_content ~ '\S'),
  add column translated_image_texts jsonb not null default '{}'
    constraint news_translated_image_texts_shape check (private.are_image_texts(translated_image_texts)),
  -- When title, content or image_texts changed, and when the translation of any did; the older one of the two
  -- may be out of date.
  add column text_changed_at timestamptz,
  add column translation_changed_at timestamptz,
  -- Derived from the three columns above, because PostgREST compares no columns with each other.
  add column translation_state text
    constraint news_translation_state_known
      check (translation_state in ('en_missing', 'ru_missing', 'outdated', 'current')),
  add constraint news_translation_whole
    check ((translated_title is null) = (translated_content is null));

-- Of earlier articles. By USING, because an UPDATE would fire the triggers of audit, versions and updated_at.
alter table public.news
  alter column language type text using private.language_of(title, content),
  alter column text_changed_at type timestamptz using updated_at;

-- What an item lacks: its text in one language, or a translation that is as new as the original.
create function private.translation_state(language text, text_changed timestamptz, translation_changed timestamptz)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when translation_changed is null then case language when 'en' then 'ru_missing' else 'en_missing' end
    when translation_changed < text_changed then 'outdated'
    else 'current'
  end
$$;

alter table public.news
  alter column translation_state type text using private.translation_state(language, null, null);

alter table public.news
  alter column translation_state set not null,
  alter column translation_state set statistics 0,
  alter column language set not null,
  alter column text_changed_at set not null,
  alter column language set statistics 0,
  alter column translated_title set statistics 0,
  alter column translated_content set statistics 0;

-- The texts of the images that an article shows.
create function private.texts_of_images(texts jsonb, featured text, additional text[])
returns jsonb
language sql immutable set search_path = ''
as $$
  -- Leaves a value that is no object to the check constraint, which rejects it.
  select case when jsonb_typeof(texts) = 'object' then
    (select coalesce(jsonb_object_agg(picture.url, picture.words), '{}')
      from jsonb_each(texts) as picture (url, words)
      where picture.url = featured or picture.url = any (additional))
    else texts
  end
$$;

create or replace function private.news_prune_image_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.image_texts :=
    private.texts_of_images(new.image_texts, new.featured_image_url, new.additional_images);
  new.translated_image_texts :=
    private.texts_of_images(new.translated_image_texts, new.featured_image_url, new.additional_images);
  return new;
end
$$;

drop trigger news_4_image_texts on public.news;
create trigger news_4_image_texts
before insert or update of image_texts, translated_image_texts, featured_image_url, additional_images
on public.news
for each row execute function private.news_prune_image_texts();

-- Sets the language and the dates of both texts. Each date changes with its own text alone, so that two people can
-- save original and translation at the same time, each comparing the date of the text that they edit.
create function private.news_on_text() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- Not now(), the start of the transaction: see news_on_update.
  changed constant timestamptz := clock_timestamp();
begin
  if new.translated_title is null and new.translated_content is null then
    new.translated_image_texts := '{}';
    new.translation_changed_at := null;
  end if;
  if tg_op = 'INSERT' then
    -- An article restored from the bin has all of these. API roles have no grant on the dates.
    new.language := coalesce(new.language, private.language_of(new.title, new.content));
    new.text_changed_at := coalesce(new.text_changed_at, changed);
    if new.translated_title is not null then
      new.translation_changed_at := coalesce(new.translation_changed_at, changed);
    end if;
  else
    -- Removing an image removes its texts; neither date changes.
    if (new.title, new.content, new.image_texts) is distinct from (old.title, old.content,
      private.texts_of_images(old.image_texts, new.featured_image_url, new.additional_images))
    then
      new.text_changed_at := changed;
    end if;
    if new.translated_title is not null and (
      (new.translated_title, new.translated_content, new.translated_image_texts)
        is distinct from (old.translated_title, old.translated_content, private.texts_of_images(
          old.translated_image_texts, new.featured_image_url, new.additional_images))
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

-- After news_4_image_texts, because triggers of the same event fire in the order of their names.
create trigger news_5_text before insert or update on public.news
for each row execute function private.news_on_text();

-- Also reports the translation: the lengths of its text. Without dates and state, because they depend on the texts.
create or replace function private.changes_between(before jsonb, after jsonb) returns jsonb
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

create or replace function private.save_version() returns trigger
-- Definer, because no API role may write the versions.
language plpgsql security definer set search_path = ''
as $$
declare
  saved jsonb := to_jsonb(new) - array['id', 'author_id', 'created_at', 'updated_at',
    'text_changed_at', 'translation_changed_at', 'translation_state'];
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

revoke all on function
  private.language_of(text, text), private.texts_of_images(jsonb, text, text[]),
  private.news_on_text(), private.translation_state(text, timestamptz, timestamptz)
from public, anon, authenticated;
-- Triggers call these as the role that writes.
grant execute on function
  private.language_of(text, text), private.texts_of_images(jsonb, text, text[]),
  private.translation_state(text, timestamptz, timestamptz)
to authenticated, service_role;

grant select (
  language, translated_title, translated_content, translated_image_texts, text_changed_at,
  translation_changed_at, translation_state
) on public.news to anon, authenticated;
grant insert (language, translated_title, translated_content, translated_image_texts)
on public.news to authenticated;
grant update (language, translated_title, translated_content, translated_image_texts)
on public.news to authenticated;

-- The list of the dashboard, filtered by what an article lacks.
create index news_translation_state on public.news (translation_state, created_at desc, id);
