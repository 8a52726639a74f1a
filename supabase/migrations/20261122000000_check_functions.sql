-- Functions for check constraints and generated columns. They are in the schema `private`, because
-- no request can call them there: PostgREST exposes `public` alone.
-- For null most of them return null, which a check constraint accepts.

-- pg_graphql would list every table to any holder of the publishable key; the site uses REST only.
drop extension if exists pg_graphql;

create schema private;

-- The kinds of items, each a table that staff fill in forms.
create function private.is_kind(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name in ('news', 'notices', 'alerts') $$;

-- A date of four digits, because pages and feeds name it.
create function private.is_date(instant timestamptz) returns boolean
language sql immutable set search_path = ''
as $$ select instant between '1000-01-02 00:00:00+00' and '9999-12-30 00:00:00+00' $$;

-- A day from 2000 to 2099, as `YYYY-MM-DD`. Counted from the first of its month, because the cast
-- of a day that does not exist is an error.
create function private.is_day(day text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when day ~ '^20\d\d-(0[1-9]|1[0-2])-[0-3]\d$'
    then to_char((left(day, 8) || '01')::date + right(day, 2)::integer - 1, 'YYYY-MM-DD') = day
    else false
  end
$$;

-- A text of at most this length without invisible characters or marks of direction, which forms
-- delete (src/lib/text/invisible.ts), and without control characters but tab and line break. JSON
-- escapes both, so a JSON text may be checked as a whole.
create function private.is_text(texts text, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(texts) <= longest
    and texts !~ concat(
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f',
      '\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\U0001d173-\U0001d17a\U000e0000-\U000e007f]'
    )
$$;

-- Such a text of one line, which is not blank.
create function private.is_line(texts text, longest integer) returns boolean
language sql immutable set search_path = ''
as $$ select texts ~ '[^\s\u00a0\u2000-\u200d\u202f\u205f\u3000]' and texts !~ '[\t\n]' and private.is_text(texts, longest) $$;

create function private.is_web_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- http or https, a host without user name or password, no character that ends an HTML attribute.
  select private.is_text(url, 2048)
    and url ~* '^https?://[^\s/?#@:"<>\\]+(:[0-9]{1,5})?([/?#][^\s"<>\\]*)?$'
$$;

create function private.is_file_url(url text) returns boolean
language sql immutable set search_path = ''
as $$
  -- A web URL, or the path of an illustration or a guide, because demo data and staff without
  -- another file use those.
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
        and private.is_text(coalesce(picture.words ->> 'alt', ''), 300)
        and private.is_text(coalesce(picture.words ->> 'caption', ''), 500)
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
