-- The number of articles that visitors see (decision 0013). An article becomes visible
-- when it is saved or when its date is reached. So every save advances news_counted.counted_until to now, and
-- news_total() adds the few articles whose date has been reached since, read from an index.
--
-- No UPDATE or DELETE is without WHERE, because hosted Supabase loads the extension safeupdate for the API roles,
-- which rejects such statements inside functions and triggers, too.

create function private.moscow_year(instant timestamptz) returns integer
language sql immutable set search_path = ''
as $$
  -- Zero for an infinite date, which has no year.
  select case when isfinite(instant)
    then extract(year from instant at time zone 'Europe/Moscow')::integer else 0 end
$$;

create function private.update_news_totals() returns trigger
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

create function private.clear_news_totals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.news_totals where true;
  return null;
end
$$;

create trigger news_counted_insert after insert on public.news
referencing new table as new_rows
for each statement execute function private.update_news_totals();

create trigger news_counted_update after update on public.news
referencing old table as old_rows new table as new_rows
for each statement execute function private.update_news_totals();

create trigger news_counted_delete after delete on public.news
referencing old table as old_rows
for each statement execute function private.update_news_totals();

create trigger news_counted_truncate after truncate on public.news
for each statement execute function private.clear_news_totals();

-- Returns the total of the list, or of a category by its slug or its free text, as the list filters it. Invoker,
-- so that row-level security applies to the caller.
create function public.news_total(topic text default null) returns bigint
-- Without JIT, because the planner overestimates the articles since news_counted.counted_until: from about 800,000
-- articles on it would compile every call, which takes longer than the query.
language sql stable set search_path = '' set jit = off
as $$
  with chosen as (
    select (select id from public.news_categories where slug = topic) as category_id,
      (select counted_until from public.news_counted) as counted_until
  )
  select (
    coalesce((
      select sum(totals.total) from public.news_totals as totals, chosen
      where topic is null or totals.category_id = chosen.category_id or totals.category = topic
    ), 0) + (
      select count(*) from public.news as article, chosen
      where article.status = 'published'
        and article.published_at > chosen.counted_until and article.published_at <= now()
        and (topic is null
          or article.category_id = chosen.category_id or article.category = topic)
    )
  )::bigint
$$;

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
