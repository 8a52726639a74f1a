-- The columns that triggers set when an article or a notice is saved.

-- An article created as published without a date gets the current time as its date (R4.2).
create function private.news_on_insert() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status = 'published' and new.published_at is null then
    new.published_at := now();
  end if;
  new.author_id := coalesce(new.author_id, (select auth.uid()));
  new.updated_at := now();
  return new;
end
$$;

-- Fires only when the statement names published_at, and so signals news_on_update that a date was supplied, even
-- when it equals the article's previous one.
create function private.news_mark_supplied_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.published_at is not null then
    perform set_config('embassy.date_supplied', 'yes', true);
  end if;
  return new;
end
$$;

-- An article changed from another status to published gets the current time as its date, unless one is supplied
-- (R4.3).
create function private.news_on_update() returns trigger
language plpgsql set search_path = ''
as $$
declare
  supplied boolean := coalesce(current_setting('embassy.date_supplied', true), '') = 'yes';
begin
  perform set_config('embassy.date_supplied', '', true);
  if new.status = 'published' and old.status <> 'published' and not supplied then
    new.published_at := now();
  elsif new.status = 'published' and new.published_at is null then
    -- A published article retains a date, because the lists are ordered by it.
    new.published_at := old.published_at;
  end if;
  -- Not now(), the start of the transaction: a save that waited for another one would be dated before it, and the
  -- next save, which compares this date, could overwrite it without a conflict.
  new.updated_at := clock_timestamp();
  return new;
end
$$;

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

-- Removes texts of images that the article no longer shows.
create function private.news_prune_image_texts() returns trigger
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

-- Changing a notice to a link clears its files (R4.5).
create function private.notices_on_write() returns trigger
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

-- A notice can be edited after its end, but its end cannot be changed to a past instant. The message is that of the
-- constraint, so that clients check one name.
create function private.refuse_past_end() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if now() - new.ends_at > interval '1 minute' then
    raise exception 'new row for relation "notices" violates check constraint "notices_end_not_past"'
      using errcode = 'check_violation', constraint = 'notices_end_not_past', table = 'notices',
        schema = 'public';
  end if;
  return new;
end
$$;

create function private.alerts_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- An import supplies the original date.
    new.created_at := least(new.created_at, now());
    new.author_id := coalesce(new.author_id, (select auth.uid()));
  end if;
  -- Not now(), the start of the transaction: see news_on_update.
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- After news_1_slug: triggers of one table and time fire in the order of their names.
create trigger news_2_date before update of published_at on public.news
for each row execute function private.news_mark_supplied_date();

create trigger news_3_insert before insert on public.news
for each row execute function private.news_on_insert();

create trigger news_3_update before update on public.news
for each row execute function private.news_on_update();

create trigger news_4_image_texts
before insert or update of image_texts, translated_image_texts, featured_image_url, additional_images
on public.news
for each row execute function private.news_prune_image_texts();

create trigger news_5_text before insert or update on public.news
for each row execute function private.news_on_text();

create trigger notices_write before insert or update on public.notices
for each row execute function private.notices_on_write();

create trigger notices_write_text before insert or update on public.notices
for each row execute function private.notices_on_text();

create trigger notices_end before update of ends_at on public.notices
for each row when (new.ends_at is distinct from old.ends_at)
execute function private.refuse_past_end();

create trigger alerts_write before insert or update on public.alerts
for each row execute function private.alerts_on_write();
