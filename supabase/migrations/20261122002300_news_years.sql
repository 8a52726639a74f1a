-- The number of articles by year, too, for the lists by year. The year of an article is that of its date in Moscow, as
-- the site shows it.

create function private.moscow_year(instant timestamptz) returns integer
language sql immutable set search_path = ''
as $$
  -- Zero for an infinite date, which has no year.
  select case when isfinite(instant)
    then extract(year from instant at time zone 'Europe/Moscow')::integer else 0 end
$$;

-- A hosted database runs each statement of a migration by itself, and staff may save between two of them. Until the new
-- function is there, the old one counts with the year 0.
alter table public.news_totals add column year integer not null default 0;
alter table public.news_totals
  drop constraint news_totals_once,
  add constraint news_totals_once unique nulls not distinct (category_id, category, year);

create or replace function private.update_news_totals() returns trigger
-- Definer, because no API role may write the totals.
language plpgsql security definer set search_path = ''
as $$
declare
  last_counted timestamptz;
  affects_rows boolean;
begin
  if tg_op = 'INSERT' then
    affects_rows := exists (select from new_rows);
  else
    affects_rows := exists (select from old_rows);
  end if;
  -- Otherwise any authenticated user could make saves of staff queue, by statements that row-level security
  -- reduces to no row.
  if not affects_rows then
    return null;
  end if;
  -- Saves queue at this lock, so that each sees the totals of the previous one.
  select counted_until into last_counted from public.news_counted for update;
  if tg_op <> 'INSERT' then
    insert into public.news_totals as totals (category_id, category, year, total)
    select category_id, category, private.moscow_year(published_at), -count(*) from old_rows
    where status = 'published' and published_at <= last_counted
    group by category_id, category, private.moscow_year(published_at)
    on conflict on constraint news_totals_once
    do update set total = totals.total + excluded.total;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.news_totals as totals (category_id, category, year, total)
    select category_id, category, private.moscow_year(published_at), count(*) from new_rows
    where status = 'published' and published_at <= last_counted
    group by category_id, category, private.moscow_year(published_at)
    on conflict on constraint news_totals_once
    do update set total = totals.total + excluded.total;
  end if;
  if now() > last_counted then
    insert into public.news_totals as totals (category_id, category, year, total)
    select category_id, category, private.moscow_year(published_at), count(*) from public.news
    where status = 'published' and published_at > last_counted and published_at <= now()
    group by category_id, category, private.moscow_year(published_at)
    on conflict on constraint news_totals_once
    do update set total = totals.total + excluded.total;
    update public.news_counted set counted_until = now() where singleton;
  end if;
  delete from public.news_totals where total = 0;
  return null;
end
$$;

-- Counts all articles again, by year; saves wait.
do $$
begin
  lock table public.news in share mode;
  delete from public.news_totals where true;
  insert into public.news_totals (category_id, category, year, total)
  select category_id, category, private.moscow_year(published_at), count(*) from public.news
  where status = 'published' and published_at <= (select counted_until from public.news_counted)
  group by category_id, category, private.moscow_year(published_at);
end
$$;
alter table public.news_totals alter column year drop default;

-- Returns how many articles visitors see of each year, of all news or of a category by its slug or its free text; the
-- newest year first. Invoker, so that row-level security applies to the caller. The sum is the total of the list.
create function public.news_years(topic text default null) returns table (year integer, total bigint)
-- Without JIT, as news_total().
language sql stable set search_path = '' set jit = off
as $$
  with chosen as (
    select (select id from public.news_categories where slug = topic) as category_id,
      (select counted_until from public.news_counted) as counted_until
  )
  select counted.year, sum(counted.articles)::bigint
  from (
    select totals.year, totals.total as articles from public.news_totals as totals, chosen
    where topic is null or totals.category_id = chosen.category_id or totals.category = topic
    union all
    select extract(year from article.published_at at time zone 'Europe/Moscow')::integer, 1
    from public.news as article, chosen
    where article.status = 'published'
      and article.published_at > chosen.counted_until and article.published_at <= now()
      and (topic is null
        or article.category_id = chosen.category_id or article.category = topic)
  ) as counted
  group by counted.year
  order by counted.year desc
$$;

revoke all on function public.news_years(text) from public, anon, authenticated, service_role;
grant execute on function public.news_years(text) to anon, authenticated, service_role;
revoke all on function private.moscow_year(timestamptz) from public, anon, authenticated;

-- The sitemap with the lists by year.
create or replace function public.news_sitemap(
  apikey text default null,
  utm_source text default null, utm_medium text default null, utm_campaign text default null,
  utm_term text default null, utm_content text default null, utm_id text default null,
  utm_referrer text default null, yclid text default null, ysclid text default null,
  _openstat text default null, gclid text default null, gbraid text default null,
  wbraid text default null, gad_source text default null, gad_campaignid text default null,
  fbclid text default null, msclkid text default null, _ga text default null,
  mc_cid text default null, mc_eid text default null, "from" text default null,
  ref text default null, source text default null, v text default null, t text default null
) returns public."*/*"
language plpgsql volatile set search_path = ''
as $$
declare
  home text := (select address from public.site);
  link constant text := '<xhtml:link rel="alternate" hreflang="%s" href="%s%s"/>';
  urls text;
  years text;
begin
  if home is null then
    perform set_config('response.status', '503', true);
    perform set_config('response.headers', '[
      {"Content-Type": "text/plain; charset=utf-8"},
      {"Cache-Control": "no-store"},
      {"Retry-After": "600"}
    ]', true);
    return 'The address of the site is not set: docs/deployment.md, section 2.';
  end if;
  perform set_config('response.headers', '[
    {"Content-Type": "application/xml; charset=utf-8"},
    {"Cache-Control": "public, max-age=900"}
  ]', true);

  -- By format(), because the XML functions need seconds for thousands of elements. Slugs and the site's origin
  -- need no escaping: their check constraints allow no such character. At most two URLs for each article, within the
  -- 50,000 that a sitemap may have; older articles are found through the lists by year.
  select string_agg(format('<url><loc>%s%s</loc><lastmod>%s</lastmod>%s%s'
        '<xhtml:link rel="alternate" hreflang="x-default" href="%1$s%6$s"/></url>',
      home, page.path,
      to_char(greatest(published_at, updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      case when in_english then format(link, 'en', home, english) end,
      case when in_russian then format(link, 'ru', home, russian) end,
      case when in_english then english else russian end
    ), '' order by published_at desc, created_at desc, id, page.number)
  into urls
  from (
    select id, published_at, created_at, updated_at,
      '/news/' || slug as english, '/ru/news/' || slug as russian,
      language = 'en' or translated_title is not null as in_english,
      language = 'ru' or translated_title is not null as in_russian
    from public.news
    where status = 'published' and published_at <= now()
    order by published_at desc, created_at desc, id
    limit 5000
  ) as article
  cross join lateral (
    values (1, english, in_english), (2, russian, in_russian)
  ) as page (number, path, there)
  where page.there;

  select string_agg(format('<url><loc>%s%s</loc>%s%s%s</url>',
      home, prefix || '/news/year/' || year,
      format(link, 'en', home, '/news/year/' || year),
      format(link, 'ru', home, '/ru/news/year/' || year),
      format(link, 'x-default', home, '/news/year/' || year)
    ), '' order by year desc, prefix)
  into years
  from public.news_years(), (values (''), ('/ru')) as language (prefix)
  where year > 0;

  return '<?xml version="1.0" encoding="utf-8"?>'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">' || coalesce(urls, '') || coalesce(years, '') || '</urlset>';
end
$$;
