-- Slugs of articles: derived from the title if empty, unique by a suffix; earlier ones are stored.

-- src/lib/text/slug.ts follows the same rules for the preview in the form; a test compares the two.
create function private.slugify(title text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  slug text;
begin
  -- NFC first, because й may be typed as и + breve. Capitals by translate(), because lower() leaves
  -- Cyrillic unchanged where the locale of the database is C.
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
  -- translate() deletes the last two letters, ъ and ь, because they have no counterpart.
  slug := translate(slug, 'абвгдезийклмнопрстуфыэъь', 'abvgdeziyklmnoprstufye');
  -- é becomes e: NFD separates letter and accent, and accents are removed.
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

-- Returns the slug if no other article has or had it, else the first unused one with the suffix -2,
-- -3 … Serializes transactions that assign a slug, by one lock, because different titles can lead
-- to the same slug: «X» becomes x-2 when x is in use, as does «X 2».
create function private.unused_slug(wanted text, article uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  perform pg_advisory_xact_lock(hashtextextended('news.slug', 0));
  while exists (select from public.news where slug = candidate and id <> article)
    or exists (select from public.earlier_slugs where slug = candidate and news_id <> article)
  loop
    number := number + 1;
    -- At most 100 characters with the suffix, and no two hyphens in a row (news_slug_shape).
    candidate := rtrim(left(wanted, 95), '-') || '-' || number;
  end loop;
  return candidate;
end
$$;

-- A slug typed by staff stays; if another article has it, news_slug_unique rejects the row.
create function private.news_fill_slug() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if coalesce(btrim(new.slug), '') = '' then
    -- Not the whole title, because triggers run before the constraint of its length.
    new.slug := private.unused_slug(private.slugify(left(new.title, 200)), new.id);
  elsif tg_op = 'INSERT' or new.slug <> old.slug then
    -- Because unused_slug() does not see a slug of a transaction that is still open.
    perform pg_advisory_xact_lock(hashtextextended('news.slug', 0));
  end if;
  return new;
end
$$;

-- Triggers of one table and time fire in the order of their names, hence the numbers.
create trigger news_1_slug before insert or update of slug on public.news
for each row execute function private.news_fill_slug();

-- Stores the slug that visitors knew. A visible article ends the redirect from its slug; another
-- one, such as a draft, cannot have a slug that leads to another article.
create function private.keep_earlier_slug() returns trigger
-- Definer, because no API role may write the table.
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.slug = old.slug then
    return null;
  end if;
  if (new.status = 'draft' or new.published_at > now())
    and exists (select from public.earlier_slugs where slug = new.slug and news_id <> new.id)
  then
    -- With the message of the constraint, so that clients check one name.
    raise exception 'duplicate key value violates unique constraint "news_slug_unique"'
      using errcode = 'unique_violation', constraint = 'news_slug_unique', table = 'news', schema = 'public';
  end if;
  delete from public.earlier_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.status = 'published' and old.published_at <= now() then
    insert into public.earlier_slugs (slug, news_id) values (old.slug, old.id)
    on conflict (slug) do update set news_id = excluded.news_id;
  end if;
  return null;
end
$$;

create trigger news_slug_kept after insert or update of slug on public.news
for each row execute function private.keep_earlier_slug();
