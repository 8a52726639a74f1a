-- Slugs of articles: derived from the title if empty, unique by a suffix, fixed once published.

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

-- Returns the slug if no other article has it, else the first unused one with the suffix -2,
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
  while exists (select from public.news where slug = candidate and id <> article) loop
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
  -- A published article keeps its slug, because people have links to it.
  if tg_op = 'UPDATE' and old.status = 'published' and old.published_at <= now() then
    new.slug := old.slug;
  elsif coalesce(btrim(new.slug), '') = '' then
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
