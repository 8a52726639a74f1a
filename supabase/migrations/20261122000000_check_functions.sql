-- Functions that check constraints and generated columns of the tables call. They live in the schema `private`, because PostgREST
-- exposes `public` alone: no request can call them.

-- pg_graphql would list every table to any holder of the publishable key; the site uses REST only.
drop extension if exists pg_graphql;

create schema private;

create function private.is_web_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- http or https, a host without user name or password, no character that ends an HTML attribute.
  select char_length(url) <= 2048
    and url ~* '^https?://[^\s/?#@:"<>\\]+(:[0-9]{1,5})?([/?#][^\s"<>\\]*)?$'
$$;

create function private.is_file_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- A web URL, or the path of an illustration or a guide of the site, because the demo data and staff
  -- without another file use those.
  select private.is_web_url(url)
    or url ~ '^/(?:scenes/[a-z0-9-]+\.svg|downloads/[a-z0-9-]+\.pdf)$'
$$;

create function private.are_file_urls(urls text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(coalesce(private.is_file_url(url), false)), true)
  from unnest(urls) as url
$$;

create function private.is_video_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- No other host, because the article page embeds none: its button would do nothing.
  select private.is_web_url(url)
    and url ~* '^https?://((www|m)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be|rutube\.ru|vk\.com|vk\.ru|vkvideo\.ru)/'
$$;

create function private.are_image_texts(texts jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  -- {"https://…/tea.jpg": {"alt": "…", "caption": "…"}}, at most one for each of the eight images.
  select case when jsonb_typeof(texts) = 'object' then
    (select count(*) <= 8 and coalesce(bool_and(
        private.is_file_url(picture.url)
        and jsonb_typeof(picture.words) = 'object'
        and picture.words - array['alt', 'caption'] = '{}'
        and jsonb_typeof(coalesce(picture.words -> 'alt', '""')) = 'string'
        and jsonb_typeof(coalesce(picture.words -> 'caption', '""')) = 'string'
        and char_length(coalesce(picture.words ->> 'alt', '')) <= 300
        and char_length(coalesce(picture.words ->> 'caption', '')) <= 500
      ), true)
      from jsonb_each(texts) as picture (url, words))
    else false
  end
$$;

-- The stems of the words, with е for ё. The configuration stems Latin words as English ones.
create function private.words(texts text)
returns tsvector
language sql immutable parallel safe set search_path = ''
as $$ select to_tsvector('pg_catalog.russian', replace(lower(texts), 'ё', 'е')) $$;

-- What an item lacks: its text in one language, or a translation that is as new as the original.
create function private.translation_state(language text, text_changed timestamptz, translation_changed timestamptz)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when translation_changed is null then case language when 'en' then 'ru_missing' else 'en_missing' end
    when translation_changed < text_changed then 'outdated'
    else 'current'
  end
$$;
