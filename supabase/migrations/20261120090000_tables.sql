-- Tables, types and constraints (spec 3, 5). Nobody may reach a table until the later migrations
-- grant it: row-level security is on, and forced for the owner too, before the first row exists.

-- GraphQL would show every table to whoever holds the publishable key; the site speaks REST only.
drop extension if exists pg_graphql;

-- Helpers live outside the schemas that REST exposes, so nobody can call them over the network.
create schema private;

create function private.is_web_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- http or https, a host without user name or password, nothing that breaks out of an attribute.
  select char_length(url) <= 2048
    and url ~* '^https?://[^\s/?#@:"<>\\]+(:[0-9]{1,5})?([/?#][^\s"<>\\]*)?$'
$$;

create function private.is_file_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- Or one of the drawings that the site itself serves: the demo data and staff without a
  -- photograph at hand use them.
  select private.is_web_url(url) or url ~ '^/scenes/[a-z0-9-]+\.svg$'
$$;

create function private.are_file_urls(urls text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(coalesce(private.is_file_url(url), false)), true)
  from unnest(urls) as url
$$;

create function private.is_youtube_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- The page embeds YouTube only (design 8); any other host would be a button that does nothing.
  select private.is_web_url(url)
    and url ~* '^https?://((www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)/'
$$;

create type public.news_status as enum ('draft', 'published');
create type public.notice_type as enum ('link', 'document', 'image');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text constraint profiles_role_known check (role in ('admin')),
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
    constraint news_title_not_blank check (title ~ '\S')
    constraint news_title_length check (char_length(title) <= 200),
  -- A trigger fills an empty slug in before the checks look at it.
  slug text not null default ''
    constraint news_slug_unique unique
    constraint news_slug_shape
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100)
    -- An address with a uuid in it names an article by its id.
    constraint news_slug_not_uuid
      check (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  content text not null
    constraint news_content_not_blank check (content ~ '\S'),
  featured_image_url text
    constraint news_featured_image_url_web check (private.is_file_url(featured_image_url)),
  additional_images text[] not null default '{}'
    constraint news_additional_images_at_most_7 check (cardinality(additional_images) <= 7)
    constraint news_additional_images_web check (private.are_file_urls(additional_images)),
  status public.news_status not null default 'draft',
  -- Who wrote it stays with the article's row when the account goes.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  youtube_url text
    constraint news_youtube_url_youtube check (private.is_youtube_url(youtube_url)),
  published_at timestamptz,
  category_id uuid references public.news_categories (id) on delete set null,
  -- Used when there is no category_id (spec 5).
  category text
    constraint news_category_length check (char_length(btrim(category)) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint news_published_has_date check (status <> 'published' or published_at is not null)
);

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint notices_title_not_blank check (title ~ '\S')
    constraint notices_title_length check (char_length(title) <= 200),
  description text not null default ''
    constraint notices_description_length check (char_length(description) <= 2000),
  type public.notice_type not null default 'link',
  link text
    constraint notices_link_web check (private.is_web_url(link)),
  file_url text
    constraint notices_file_url_web check (private.is_file_url(file_url)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notices_link_needed check (type <> 'link' or link is not null),
  constraint notices_file_needed check (type = 'link' or file_url is not null)
);

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
alter table public.news_categories enable row level security;
alter table public.news_categories force row level security;
alter table public.news enable row level security;
alter table public.news force row level security;
alter table public.notices enable row level security;
alter table public.notices force row level security;
