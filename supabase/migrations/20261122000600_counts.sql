-- How many articles visitors see of each year in Moscow, newest first: of all news, or of a
-- category by its slug or its free text. The sum is the total of the list.
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
