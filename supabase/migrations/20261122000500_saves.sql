-- The columns that triggers set when an article or a notice is saved.

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

-- Sets author and date of publication, and empties the date of each text that changes, which
-- date_texts sets.
create function private.news_on_write() returns trigger
language plpgsql set search_path = ''
as $$
declare
  date_supplied constant boolean := new.updated_at = 'infinity';
begin
  if tg_op = 'INSERT' then
    -- An article created as published without a date gets the current time as its date (R4.2).
    if new.status = 'published' and new.published_at is null then
      new.published_at := now();
    end if;
    new.author_id := coalesce(new.author_id, (select auth.uid()));
    return new;
  end if;
  if new.status = 'published' and old.status <> 'published' and not date_supplied then
    -- The current time, unless a date is supplied (R4.3).
    new.published_at := now();
  elsif new.status = 'published' and new.published_at is null then
    -- A published article retains a date, because the lists are ordered by it.
    new.published_at := old.published_at;
  end if;
  if (new.title, new.content) is distinct from (old.title, old.content) then
    new.text_changed_at := null;
  end if;
  if (new.translated_title, new.translated_content) is distinct from (old.translated_title, old.translated_content) then
    new.translation_changed_at := null;
  end if;
  return new;
end
$$;

-- Empties what a notice of its type does not have, and the date of each text that changes.
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
    return new;
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

-- Sets the time and the revision of each save of an item or a fact.
create function private.date_save() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Not now(), the start of the transaction, because a save that waited would be dated too early.
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;

-- Dates both texts of an item. Null becomes the time of the save; texts from the bin keep their
-- dates.
create function private.date_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.text_changed_at := coalesce(new.text_changed_at, new.updated_at);
  new.translation_changed_at :=
    case when new.translated_title is not null then coalesce(new.translation_changed_at, new.updated_at) end;
  return new;
end
$$;

-- Triggers of one table and time fire by name: after news_1_slug, before those that date a save.
create trigger news_2_date before update of published_at on public.news
for each row execute function private.news_mark_supplied_date();
create trigger news_3_write before insert or update on public.news
for each row execute function private.news_on_write();
create trigger notices_1_write before insert or update on public.notices
for each row execute function private.notices_on_write();
create trigger news_saved before insert or update on public.news
for each row execute function private.date_save();
create trigger notices_saved before insert or update on public.notices
for each row execute function private.date_save();
create trigger alerts_saved before insert or update on public.alerts
for each row execute function private.date_save();
create trigger news_texts before insert or update on public.news
for each row execute function private.date_texts();
create trigger notices_texts before insert or update on public.notices
for each row execute function private.date_texts();
