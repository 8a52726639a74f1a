-- Slugs of articles: derived from the title when empty, unique by a suffix.

-- src/lib/slug.ts follows the same rules for the preview in the form; a test compares the two.
create function private.slugify(title text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  slug text;
begin
  -- NFC first, because й may be typed as и + breve. Capitals by translate(), because lower() leaves Cyrillic
  -- unchanged where the locale of the database is C.
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

-- A slug that staff typed is left unchanged: if it is taken, news_slug_unique refuses the row.
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

-- Triggers of one table and time fire in the order of their names, hence the numbers.
create trigger news_1_slug before insert or update of slug on public.news
for each row execute function private.news_fill_slug();
