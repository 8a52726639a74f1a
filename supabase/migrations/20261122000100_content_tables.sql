-- Tables of what the site publishes (R3.1 to R3.5) and of staff's accounts. Row-level security is
-- on, and forced for owners, because definer functions run with their rights.

create type public.news_status as enum ('draft', 'published');
create type public.notice_type as enum ('text', 'link', 'document', 'image');
create type public.notice_status as enum ('draft', 'published');
-- In the order of the list: emergencies are first.
create type public.alert_level as enum ('emergency', 'important');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text constraint profiles_role_known check (role in ('admin', 'writer')),
  created_at timestamptz not null default now()
);

create table public.news_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint news_categories_name_length check (char_length(btrim(name)) between 1 and 60),
  slug text not null unique
    constraint news_categories_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create table public.news (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint news_title_line check (private.is_line(title, 200)),
  -- The trigger news_1_slug derives an empty slug from the title before constraints are checked.
  slug text not null default ''
    constraint news_slug_unique unique
    constraint news_slug_shape
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100)
    -- Because a URL with a UUID in place of the slug names an article by its id (R2.8).
    constraint news_slug_not_uuid
      check (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  content text not null
    constraint news_content_text check (content ~ '\S' and private.is_text(content, 200000))
    -- Because with more lines the form does not answer for seconds.
    constraint news_content_lines check (cardinality(string_to_array(content, e'\n')) <= 2000),
  featured_image_url text
    constraint news_featured_image_url_web check (private.is_file_url(featured_image_url)),
  additional_images text[] not null default '{}'
    constraint news_additional_images_at_most_7 check (cardinality(additional_images) <= 7)
    constraint news_additional_images_list check (coalesce(array_ndims(additional_images), 1) = 1)
    constraint news_additional_images_web check (private.are_file_urls(additional_images)),
  -- Alternative text and caption of each image by its URL, so that reordering images moves no text.
  image_texts jsonb not null default '{}'
    constraint news_image_texts_shape check (private.are_image_texts(image_texts)),
  status public.news_status not null default 'draft',
  -- `set null`, because deleting an account must not delete its articles.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  youtube_url text
    constraint news_youtube_url_video check (private.is_video_url(youtube_url)),
  published_at timestamptz constraint news_published_at_in_range check (private.is_date(published_at)),
  category_id uuid references public.news_categories (id) on delete set null,
  -- Free text, used when there is no category_id (R5.8).
  category text
    constraint news_category_line check (private.is_line(category, 60)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Increases with each save. A form saves the revision that it has opened and no other.
  revision integer not null default 1,
  -- The language of title, content and image_texts. The translation is in the same row, so that the
  -- same policy applies to both.
  language text not null default 'en'
    constraint news_language_known check (language in ('en', 'ru')),
  translated_title text
    constraint news_translated_title_line check (private.is_line(translated_title, 200)),
  translated_content text
    constraint news_translated_content_text check (translated_content ~ '\S' and private.is_text(translated_content, 200000))
    constraint news_translated_content_lines check (cardinality(string_to_array(translated_content, e'\n')) <= 2000),
  translated_image_texts jsonb not null default '{}'
    constraint news_translated_image_texts_shape check (private.are_image_texts(translated_image_texts)),
  -- When the original (title, content) and the translation changed; the older of the two may be out
  -- of date.
  text_changed_at timestamptz not null,
  translation_changed_at timestamptz,
  -- Generated, because PostgREST compares no columns with each other.
  translation_state text not null
    generated always as (private.translation_state(language, text_changed_at, translation_changed_at)) stored,
  -- The date by which staff list it; of a draft the date of its last change.
  listed_at timestamptz
    generated always as (case when status = 'draft'::public.news_status then updated_at else published_at end) stored,
  -- Of both languages, for searches.
  words tsvector not null
    generated always as (private.words(
      title || ' ' || content || ' ' || coalesce(translated_title, '') || ' ' || coalesce(translated_content, '')
    )) stored,
  constraint news_published_has_date check (status <> 'published' or published_at is not null),
  constraint news_translation_whole check ((translated_title is null) = (translated_content is null))
);

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint notices_title_line check (private.is_line(title, 200)),
  description text not null default ''
    constraint notices_description_text check (private.is_text(description, 2000)),
  type public.notice_type not null default 'text',
  link text
    constraint notices_link_web check (private.is_web_url(link)),
  file_url text
    constraint notices_file_url_web check (private.is_file_url(file_url)),
  status public.notice_status not null default 'published',
  -- In force from its start until its end, null for an open end; visible for a year longer.
  starts_at timestamptz not null default now()
    constraint notices_starts_at_in_range check (private.is_date(starts_at)),
  ends_at timestamptz
    constraint notices_ends_at_in_range check (private.is_date(ends_at)),
  -- At the top of the list.
  pinned boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  -- The language and the translation, as of an article.
  language text not null default 'en'
    constraint notices_language_known check (language in ('en', 'ru')),
  translated_title text
    constraint notices_translated_title_line check (private.is_line(translated_title, 200)),
  translated_description text not null default ''
    constraint notices_translated_description_text check (private.is_text(translated_description, 2000)),
  -- Where null, both languages have the same file.
  translated_file_url text
    constraint notices_translated_file_url_web check (private.is_file_url(translated_file_url)),
  text_changed_at timestamptz not null,
  translation_changed_at timestamptz,
  translation_state text not null
    generated always as (private.translation_state(language, text_changed_at, translation_changed_at)) stored,
  listed_at timestamptz not null
    generated always as (case when status = 'draft'::public.notice_status then updated_at else starts_at end) stored,
  words tsvector not null
    generated always as (private.words(
      title || ' ' || description || ' ' || coalesce(translated_title, '') || ' ' || translated_description
    )) stored,
  constraint notices_link_needed check (type <> 'link' or link is not null),
  constraint notices_file_needed check (type in ('text', 'link') or file_url is not null),
  constraint notices_ends_after_start check (ends_at > starts_at),
  -- Compared with created_at, because a restored backup has ended notices. One minute, because a
  -- request to end a notice takes time, and clocks differ.
  constraint notices_end_not_past check (created_at - ends_at <= interval '1 minute'),
  constraint notices_translation_titled check (
    translated_title is not null or (translated_description = '' and translated_file_url is null)
  )
);

-- Short messages in both languages for every page, visible from their start until their end.
create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  level public.alert_level not null,
  text_en text not null
    constraint alerts_text_en_line check (private.is_line(text_en, 200)),
  text_ru text not null
    constraint alerts_text_ru_line check (private.is_line(text_ru, 200)),
  link text
    constraint alerts_link_web check (private.is_web_url(link))
    -- Because every page requests the current alerts, in at most 1 kB.
    constraint alerts_link_length check (char_length(link) <= 200),
  starts_at timestamptz not null default now()
    constraint alerts_starts_at_in_range check (private.is_date(starts_at)),
  ends_at timestamptz not null
    constraint alerts_ends_at_in_range check (private.is_date(ends_at)),
  -- Not cascade, because an alert remains when its author's account is deleted.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint alerts_ends_after_start check (ends_at > starts_at),
  constraint alerts_at_most_30_days check (ends_at - starts_at <= interval '30 days'),
  -- As notices_end_not_past; an update may end an alert at any time.
  constraint alerts_end_not_past check (created_at - ends_at <= interval '1 minute')
);

alter table public.profiles enable row level security, force row level security;
alter table public.news_categories enable row level security, force row level security;
alter table public.news enable row level security, force row level security;
alter table public.notices enable row level security, force row level security;
alter table public.alerts enable row level security, force row level security;

-- PostgREST answers `Prefer: count=planned` with the planner's estimate, which samples hidden rows
-- too: by many requests for `title=gt.A&title=lt.B` a visitor could spell out drafts. Without
-- samples of a column its values do not matter. Lists need no samples, because indexes order them.
-- To be called after each migration that adds a column of texts.
create function private.drop_samples() returns void
language plpgsql set search_path = ''
as $$
declare
  sampled record;
begin
  for sampled in
    select relname, attname from pg_catalog.pg_attribute
    join pg_catalog.pg_class as relation on relation.oid = attrelid
    join pg_catalog.pg_type as type on type.oid = atttypid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and (typcategory in ('S', 'A') or typname in ('jsonb', 'tsvector'))
  loop
    execute format('alter table public.%I alter column %I set statistics 0', sampled.relname, sampled.attname);
  end loop;
end
$$;

-- The categories of the public list (R3.2). The site's language files have their names, by slug.
insert into public.news_categories (name, slug) values
  ('General', 'general'),
  ('Embassy', 'embassy'),
  ('Culture', 'culture'),
  ('Trade', 'trade'),
  ('Diplomacy', 'diplomacy'),
  ('Community', 'community');
