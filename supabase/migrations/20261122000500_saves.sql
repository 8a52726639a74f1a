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

-- Removes texts of images that the article no longer shows.
create function private.news_prune_image_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Leaves a value that is no object to news_image_texts_shape, which rejects it.
  if new.image_texts <> '{}' and jsonb_typeof(new.image_texts) = 'object' then
    new.image_texts := coalesce((
      select jsonb_object_agg(picture.url, picture.words)
      from jsonb_each(new.image_texts) as picture (url, words)
      where picture.url = new.featured_image_url or picture.url = any (new.additional_images)
    ), '{}');
  end if;
  return new;
end
$$;

-- Changing a notice to a link clears its file (R4.5).
create function private.notices_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.type = 'link' then
    new.file_url := null;
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

-- After news_1_slug: triggers of one table and time fire in the order of their names.
create trigger news_2_date before update of published_at on public.news
for each row execute function private.news_mark_supplied_date();

create trigger news_3_insert before insert on public.news
for each row execute function private.news_on_insert();

create trigger news_3_update before update on public.news
for each row execute function private.news_on_update();

create trigger news_4_image_texts
before insert or update of image_texts, featured_image_url, additional_images on public.news
for each row execute function private.news_prune_image_texts();

create trigger notices_write before insert or update on public.notices
for each row execute function private.notices_on_write();
