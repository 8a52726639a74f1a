-- The columns that triggers set when an article or a notice is saved.

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

-- The language of a text: Russian if its title has Cyrillic letters, or most letters at the
-- beginning of its content are Cyrillic; an English text may quote Russian names.
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

-- Fires only if the statement names published_at, and tells news_on_write that a date was supplied,
-- even the stored one, in `updated_at`, which news_on_write sets and no API role may write.
create function private.news_mark_supplied_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.published_at is not null then
    new.updated_at := 'infinity';
  end if;
  return new;
end
$$;

-- Empties the date of each text that changes; date_texts sets it.
create function private.news_on_write() returns trigger
language plpgsql set search_path = ''
as $$
declare
  date_supplied constant boolean := new.updated_at = 'infinity';
begin
  -- Texts of images that the article no longer shows are removed.
  new.image_texts :=
    private.texts_of_images(new.image_texts, new.featured_image_url, new.additional_images);
  new.translated_image_texts :=
    private.texts_of_images(new.translated_image_texts, new.featured_image_url, new.additional_images);
  if new.translated_title is null and new.translated_content is null then
    new.translated_image_texts := '{}';
  end if;
  if tg_op = 'INSERT' then
    -- An article created as published without a date gets the current time as its date (R4.2).
    if new.status = 'published' and new.published_at is null then
      new.published_at := now();
    end if;
    new.author_id := coalesce(new.author_id, (select auth.uid()));
    new.language := coalesce(new.language, private.language_of(new.title, new.content));
    return new;
  end if;
  if new.status = 'published' and old.status <> 'published' and not date_supplied then
    -- The current time, unless a date is supplied (R4.3).
    new.published_at := now();
  elsif new.status = 'published' and new.published_at is null then
    -- A published article retains a date, because the lists are ordered by it.
    new.published_at := old.published_at;
  end if;
  -- Removing an image removes its texts; neither date changes.
  if (new.title, new.content, new.image_texts) is distinct from (old.title, old.content,
    private.texts_of_images(old.image_texts, new.featured_image_url, new.additional_images))
  then
    new.text_changed_at := null;
  end if;
  if (new.translated_title, new.translated_content, new.translated_image_texts)
    is distinct from (old.translated_title, old.translated_content, private.texts_of_images(
      old.translated_image_texts, new.featured_image_url, new.additional_images))
  then
    new.translation_changed_at := null;
  end if;
  return new;
end
$$;

-- As news_on_write.
create function private.notices_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Changing a notice to a link or a text clears its files (R4.5), and to a text its link.
  if new.type in ('text', 'link') then
    new.file_url := null;
    new.translated_file_url := null;
  end if;
  if new.type = 'text' then
    new.link := null;
  end if;
  if tg_op = 'INSERT' then
    new.language := coalesce(new.language, private.language_of(new.title, new.description));
    return new;
  end if;
  if new.ends_at is distinct from old.ends_at and now() - new.ends_at > interval '1 minute' then
    -- A notice can be edited after its end, but not ended in the past. With the message of the
    -- constraint, so that clients check one name.
    raise exception 'new row for relation "notices" violates check constraint "notices_end_not_past"'
      using errcode = 'check_violation', constraint = 'notices_end_not_past', table = 'notices',
        schema = 'public';
  end if;
  -- Files that a change of the type clears change neither date.
  if (new.title, new.description) is distinct from (old.title, old.description)
    or (new.type in ('document', 'image') and new.file_url is distinct from old.file_url)
  then
    new.text_changed_at := null;
  end if;
  if (new.translated_title, new.translated_description)
      is distinct from (old.translated_title, old.translated_description)
    or (new.type in ('document', 'image') and new.translated_file_url is distinct from old.translated_file_url)
  then
    new.translation_changed_at := null;
  end if;
  return new;
end
$$;

-- Sets what every save of an item sets.
create function private.date_save() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not now(), the start of the transaction, because a save that waited would be dated too early.
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
  elsif (select auth.uid()) is null or private.is_admin() then
    -- An admin may supply it. Not a future one, because lists are ordered by it.
    new.created_at := least(new.created_at, now());
  else
    new.created_at := now();
  end if;
  return new;
end
$$;

-- Dates both texts of an item. Texts from the bin and of a duplicate keep their dates; none is in
-- the future. Null, which least() ignores, becomes the time of the save.
create function private.date_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.text_changed_at := least(new.text_changed_at, new.updated_at);
  new.translation_changed_at :=
    case when new.translated_title is not null then least(new.translation_changed_at, new.updated_at) end;
  return new;
end
$$;

-- Refuses an account without a role before its rows are touched: policies are checked after the
-- triggers, which lock slugs, and after the words of a text are counted.
create function private.require_staff() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and not private.is_staff() then
    raise exception 'only staff write %', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

-- A request creates at most 100 rows.
create function private.limit_rows() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (select auth.uid()) is not null and (select count(*) from new_rows) > 100 then
    raise exception 'at most 100 rows in one request' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

-- Triggers of one table and time fire by name: after news_1_slug, before what add_triggers adds.
create trigger news_2_date before update of published_at on public.news
for each row execute function private.news_mark_supplied_date();
create trigger news_3_write before insert or update on public.news
for each row execute function private.news_on_write();
create trigger notices_1_write before insert or update on public.notices
for each row execute function private.notices_on_write();
