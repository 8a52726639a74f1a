-- Tables of what the site publishes (R3.1 to R3.5), and of the accounts that publish it. Row-level security is
-- on for every table, and forced for its owner, too, because definer functions run with the owner's rights.
--
-- `statistics 0`: for `Prefer: count=planned` PostgREST returns the planner's estimate, and the planner
-- samples all rows, hidden ones too. With enough requests for `title=gt.A&title=lt.B` a visitor could spell
-- out titles of drafts. Without samples of a column the estimate depends on none of its values. The lists
-- need no samples, because their order comes from indexes.

create type public.news_status as enum ('draft', 'published');
create type public.notice_type as enum ('link', 'document', 'image');

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
    constraint news_title_not_blank check (title ~ '\S')
    constraint news_title_length check (char_length(title) <= 200),
  -- The trigger news_1_slug derives an empty slug from the title before the constraints are checked.
  slug text not null default ''
    constraint news_slug_unique unique
    constraint news_slug_shape
      check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100)
    -- Because a URL with a UUID in place of the slug names an article by its id (R2.8).
    constraint news_slug_not_uuid
      check (slug !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
  content text not null
    constraint news_content_not_blank check (content ~ '\S'),
  featured_image_url text
    constraint news_featured_image_url_web check (private.is_file_url(featured_image_url)),
  additional_images text[] not null default '{}'
    constraint news_additional_images_at_most_7 check (cardinality(additional_images) <= 7)
    constraint news_additional_images_web check (private.are_file_urls(additional_images)),
  -- Alternative text and caption of each image by its URL, so that reordering images moves no text.
  image_texts jsonb not null default '{}'
    constraint news_image_texts_shape check (private.are_image_texts(image_texts)),
  status public.news_status not null default 'draft',
  -- `set null`, because deleting an account must not delete its articles.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  youtube_url text
    constraint news_youtube_url_youtube check (private.is_youtube_url(youtube_url)),
  published_at timestamptz,
  category_id uuid references public.news_categories (id) on delete set null,
  -- Free text, used when there is no category_id (R5.8).
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

-- The origin of the site, for the links of feeds and sitemap. Stored, not read from the request, because
-- a client can send any host.
create table public.site (
  singleton boolean primary key default true constraint site_one_row check (singleton),
  address text not null
    constraint site_address_origin check (address ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$')
);

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
alter table public.news_categories enable row level security;
alter table public.news_categories force row level security;
alter table public.news enable row level security;
alter table public.news force row level security;
alter table public.notices enable row level security;
alter table public.notices force row level security;
alter table public.site enable row level security;
alter table public.site force row level security;

alter table public.profiles alter column role set statistics 0;
alter table public.news
  alter column title set statistics 0,
  alter column slug set statistics 0,
  alter column content set statistics 0,
  alter column featured_image_url set statistics 0,
  alter column youtube_url set statistics 0,
  alter column category set statistics 0;
