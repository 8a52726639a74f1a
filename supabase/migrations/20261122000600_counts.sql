-- Counts of the lists, read with one request each.

-- How many articles visitors see of each year in Moscow, of all news or of a category by its slug or its free text; the
-- newest year first. The sum is the total of the list.
create function public.news_years(topic text default null) returns table (year integer, total bigint)
language sql stable set search_path = ''
as $$
  select extract(year from published_at at time zone 'Europe/Moscow')::integer, count(*)
  from public.news
  where status = 'published' and published_at <= now() and (
    topic is null or category = topic
    or category_id = (select id from public.news_categories where slug = topic)
  )
  group by 1
  order by 1 desc
$$;

-- How many articles and notices have each state, and lack a text or an up-to-date translation.
create function public.staff_counts() returns table (
  kind text, draft bigint, scheduled bigint, shown bigint, ended bigint,
  ru_missing bigint, en_missing bigint, outdated bigint
)
language sql stable set search_path = ''
as $$
  with items as (
    select 'news' as kind, status::text, published_at as starts_at, null::timestamptz as ends_at, translation_state
    from public.news
    union all
    select 'notices', status::text, starts_at, ends_at, translation_state from public.notices
  )
  select known.kind,
    count(*) filter (where status = 'draft'),
    count(*) filter (where status = 'published' and starts_at > now()),
    count(*) filter (where status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now())),
    count(*) filter (where status = 'published' and ends_at <= now()),
    count(*) filter (where translation_state = 'ru_missing'),
    count(*) filter (where translation_state = 'en_missing'),
    count(*) filter (where translation_state = 'outdated')
  -- Also of a kind without items.
  from (values ('news'), ('notices')) as known (kind) left join items using (kind)
  group by known.kind
$$;
