-- News and notices as an Atom feed and as a sitemap, generated where the articles are: current without another server or
-- a new build (decision 0014). hosting/rewrites.ts maps /feed.xml, /ru/feed.xml
-- and /sitemap-news.xml to these functions.

-- For a function of this type PostgREST returns the result unchanged, not as JSON, with the Content-Type that the
-- function sets. It ignores the Accept header of the request.
create domain public."*/*" as text;

-- Both functions are invokers, and filter by visibility all the same, because staff may read more.
--
-- Every parameter but `lang` is ignored. PostgREST treats each query parameter as an argument and returns 404 when no
-- function has it, and the rewrites pass on all of them: the publishable key (`apikey`), and what advertisements,
-- newsletters and feed readers append to a URL.
--
-- Volatile, because PostgREST uses no result for HEAD: PostgreSQL would then skip a stable function, and the response
-- would lack the status and headers that the function sets.

-- A feed has each article, each notice and alert in force, and each closed day to come, in its language where that exists,
-- otherwise in the other one with a mark after the title.
create function public.news_feed(
  lang text default 'en', apikey text default null,
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
  russian boolean := lang = 'ru';
  own text := case when russian then 'ru' else 'en' end;
  root text := home || case when russian then '/ru' else '' end;
  itself text := home || case when russian then '/ru/feed.xml' else '/feed.xml' end;
  utc constant text := 'YYYY-MM-DD"T"HH24:MI:SS"Z"';
  entries xml;
  newest timestamptz;
  document xml;
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
    {"Content-Type": "application/atom+xml; charset=utf-8"},
    {"Cache-Control": "public, max-age=900"}
  ]', true);

  with newest_first as (
    select article.*, topic.slug as topic,
      case when char_length(words) > 300
        then regexp_replace(left(words, 299), '\s+\S*$', '') || '…' else words end as summary,
      greatest(article.published_at, article.updated_at) as changed_at,
      case when article.language = own then ''
        when russian then ' (на английском)' else ' (in Russian)' end as mark
    from (
      select id, path, category, category_id, published_at, created_at, updated_at,
        case when translated then own else language end as language,
        case when translated then translated_title else title end as title,
        left(case when translated then translated_content else content end, 2000) as content
      from (
        (select id, '/news/' || slug as path, language, title, content, translated_title, translated_content,
          category, category_id, published_at, created_at, updated_at,
          language <> own and translated_title is not null as translated
        from public.news
        where status = 'published' and published_at <= now()
        order by published_at desc, created_at desc, id
        limit 50)
        union all
        (select id, '/notices#' || id, language, title, description, translated_title, translated_description,
          null, null, starts_at, created_at, updated_at,
          language <> own and translated_title is not null
        from public.notices
        where status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now())
        order by starts_at desc
        limit 50)
        union all
        (select id, '', own,
          case when level = 'emergency' then case when russian then 'Срочно: ' else 'Urgent: ' end
            else case when russian then 'Важно: ' else 'Important: ' end end
            || case when russian then text_ru else text_en end,
          case when russian then 'До ' else 'Until ' end
            || to_char(ends_at at time zone 'Europe/Moscow',
              case when russian then 'DD.MM.YYYY, HH24:MI' else 'FMDD FMMonth YYYY, HH24:MI' end)
            || case when russian then ' по московскому времени' else ', Moscow time' end,
          null, null,
          null, null, starts_at, created_at, updated_at, false
        from public.alerts
        where starts_at <= now() and ends_at > now())
        union all
        (select id, '/embassy#holidays', own,
          case when russian then 'Посольство закрыто ' else 'The Embassy is closed: ' end
            || (select string_agg(to_char(day, case when russian then 'DD.MM.YYYY' else 'FMDD FMMonth YYYY' end), '–')
              from (select (closed ->> 'from')::date as day union select (closed ->> 'to')::date order by day) as ends)
            || case when russian then ': ' else ', ' end || (closed #>> array['reason', own]),
          '', null, null, null, null, updated_at, updated_at, updated_at, false
        from (select id, key, status, updated_at, value -> 'is' as closed from public.facts) as fact
        where status = 'published' and key like 'closedDays.%' and closed is not null
          and closed ->> 'to' >= to_char(now() at time zone 'Europe/Moscow', 'YYYY-MM-DD')
          and closed -> 'open' is null)
        order by published_at desc, created_at desc, id
        limit 50
      ) as newest
    ) as article
    left join public.news_categories as topic on topic.id = article.category_id
    -- The text without Markdown syntax: headings, images and tables are dropped, links become
    -- their text.
    cross join lateral (select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      article.content,
      '^\s*#{1,6}\s[^\n]*$|^\|[^\n]*$|!\[[^]]*\]\([^)]*\)|^\s*([-+*>]|[0-9]+[.)])\s+', '', 'gn'),
      '\[([^]]*)\]\([^)]*\)', '\1', 'g'),
      '[*`~\\]+', '', 'g'),
      '\s+', ' ', 'g')) as words) as plain
  )
  select max(changed_at), xmlagg(xmlelement(name entry, xmlattributes(language as "xml:lang"),
      xmlelement(name id, 'urn:uuid:' || id),
      xmlelement(name title, title || mark),
      xmlelement(name link, xmlattributes(
        'alternate' as rel, 'text/html' as type, root || path as href)),
      xmlelement(name published, to_char(published_at at time zone 'UTC', utc)),
      xmlelement(name updated, to_char(changed_at at time zone 'UTC', utc)),
      case when coalesce(topic, category) is not null then
        xmlelement(name category, xmlattributes(coalesce(topic, category) as term)) end,
      xmlelement(name summary, summary)
    ) order by published_at desc, created_at desc, id)
  into newest, entries from newest_first;

  document := xmlelement(name feed,
    xmlattributes('http://www.w3.org/2005/Atom' as xmlns, own as "xml:lang"),
    xmlelement(name id, itself),
    xmlelement(name title, case when russian
      then 'Новости и объявления Посольства Кении в России'
      else 'News and notices of the Embassy of Kenya in Russia' end),
    -- Constant for a feed without entries, because feed readers compare it.
    xmlelement(name updated, to_char(coalesce(newest, to_timestamp(0)) at time zone 'UTC', utc)),
    xmlelement(name author, xmlelement(name name, case when russian
      then 'Посольство Республики Кения в Российской Федерации'
      else 'Embassy of the Republic of Kenya in the Russian Federation' end)),
    xmlelement(name link, xmlattributes(
      'self' as rel, 'application/atom+xml' as type, itself as href)),
    xmlelement(name link, xmlattributes(
      'alternate' as rel, 'text/html' as type, root || '/news' as href)),
    entries);
  return '<?xml version="1.0" encoding="utf-8"?>' || document::text;
end
$$;

-- Lists a URL only for a language that exists, the lists by year, and the page of notices with the date of its last change.
create function public.news_sitemap(
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
  notices text;
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

  -- A notice that begins or ends changes the page, too.
  select string_agg(format('<url><loc>%s%s/notices</loc><lastmod>%s</lastmod>%s%s%s</url>',
      home, prefix, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      format(link, 'en', home, '/notices'),
      format(link, 'ru', home, '/ru/notices'),
      format(link, 'x-default', home, '/notices')
    ), '' order by prefix)
  into notices
  from (
    select max(greatest(updated_at, starts_at, case when ends_at <= now() then ends_at end)) as changed_at
    from public.notices
    where status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now() - interval '1 year')
  ) as latest, (values (''), ('/ru')) as language (prefix)
  where changed_at is not null;

  return '<?xml version="1.0" encoding="utf-8"?>'
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">' || coalesce(urls, '') || coalesce(years, '') || coalesce(notices, '')
    || '</urlset>';
end
$$;
