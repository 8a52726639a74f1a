-- Who is an admin, and what the database fills in by itself (spec 4, 6).

create function private.is_admin() returns boolean
-- Definer: it must see the caller's profile whatever the policies on profiles say.
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.profiles where id = (select auth.uid()) and role = 'admin'
  )
$$;

-- src/lib/slug.ts follows the same rules for the preview in the form; a test compares the two.
create function private.slugify(title text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  slug text;
begin
  -- Composed first: й typed as и + breve is still й. Then capitals by hand, because lower() leaves
  -- Cyrillic alone where the database's locale is C.
  slug := translate(normalize(title, nfc),
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя');
  slug := replace(slug, 'щ', 'shch');
  slug := replace(slug, 'ш', 'sh');
  slug := replace(slug, 'ч', 'ch');
  slug := replace(slug, 'ж', 'zh');
  slug := replace(slug, 'х', 'kh');
  slug := replace(slug, 'ц', 'ts');
  slug := replace(slug, 'ё', 'yo');
  slug := replace(slug, 'ю', 'yu');
  slug := replace(slug, 'я', 'ya');
  -- The letters without a partner at the end, ъ and ь, go.
  slug := translate(slug, 'абвгдезийклмнопрстуфыэъь', 'abvgdeziyklmnoprstufye');
  -- é becomes e: letter and accent come apart, and the accent goes with everything unknown.
  slug := regexp_replace(normalize(slug, nfd), '[\u0300-\u036f''’]', '', 'g');
  slug := btrim(regexp_replace(lower(slug), '[^a-z0-9]+', '-', 'g'), '-');
  if char_length(slug) > 80 then
    -- Between words where possible.
    slug := left(regexp_replace(left(slug, 81), '-[^-]*$', ''), 80);
  end if;
  if slug = '' then
    return 'news';
  end if;
  if slug ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return 'news-' || slug;
  end if;
  return slug;
end
$$;

-- An empty slug is made from the title, with -2, -3 … when that is taken. One that was given is
-- left alone: if it is taken, the unique constraint says so.
create function private.news_fill_slug() returns trigger
language plpgsql set search_path = ''
as $$
declare
  base text;
  number integer := 1;
begin
  if coalesce(btrim(new.slug), '') <> '' then
    return new;
  end if;
  base := private.slugify(new.title);
  -- Two articles of the same title saved at the same moment wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('news.slug:' || base, 0));
  new.slug := base;
  while exists (select 1 from public.news where slug = new.slug and id <> new.id) loop
    number := number + 1;
    new.slug := base || '-' || number;
  end loop;
  return new;
end
$$;

-- Spec 4: created as published without a date, the date is now.
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

-- Fires only when the statement names published_at, and so tells the next trigger that a date was
-- supplied even when it is the date the article had before.
create function private.news_note_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.published_at is not null then
    perform set_config('embassy.date_supplied', 'yes', true);
  end if;
  return new;
end
$$;

-- Spec 4: changed to published from another status, the date is now unless one is supplied.
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
    -- A published article keeps a date: it is what the lists are ordered by.
    new.published_at := old.published_at;
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- Spec 4: changing a notice to a link clears its file.
create function private.notices_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.type = 'link' then
    new.file_url := null;
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- Triggers of one kind fire in the order of their names.
create trigger news_1_slug before insert or update of slug on public.news
for each row execute function private.news_fill_slug();

create trigger news_2_date before update of published_at on public.news
for each row execute function private.news_note_date();

create trigger news_3_insert before insert on public.news
for each row execute function private.news_on_insert();

create trigger news_3_update before update on public.news
for each row execute function private.news_on_update();

create trigger notices_write before insert or update on public.notices
for each row execute function private.notices_on_write();
