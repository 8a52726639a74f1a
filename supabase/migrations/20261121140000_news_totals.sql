-- How many articles visitors see, without counting them for every page of the list: at a million
-- rows a count takes hundreds of times as long as the page (docs/decisions/0013-kept-totals.md).
--
-- An article becomes visible in two ways: somebody saves it, or its date comes. So the totals hold
-- what was visible at one moment, every save moves that moment to now, and whoever asks adds the
-- few whose date has come since, read from an index.

create table public.news_counted (
  one boolean primary key default true constraint news_counted_one_row check (one),
  -- The totals count the articles published until this moment.
  until timestamptz not null
);

create table public.news_totals (
  id bigint primary key generated always as identity,
  -- As the articles have them: the id of a category, or a text in its place (spec 5), or neither.
  category_id uuid,
  category text,
  total bigint not null,
  constraint news_totals_once unique nulls not distinct (category_id, category)
);

alter table public.news_counted enable row level security;
alter table public.news_counted force row level security;
alter table public.news_totals enable row level security;
alter table public.news_totals force row level security;

create policy news_counted_public on public.news_counted
for select to anon, authenticated
using (true);

create policy news_totals_public on public.news_totals
for select to anon, authenticated
using (true);

revoke all on public.news_counted, public.news_totals from public, anon, authenticated;
grant select on public.news_counted, public.news_totals to anon, authenticated;
grant all on public.news_counted, public.news_totals to service_role;

create function private.count_news() returns trigger
-- Definer: nobody else may write the totals.
language plpgsql security definer set search_path = ''
as $$
declare
  counted_until timestamptz;
begin
  -- Saves queue here, so that each sees what the one before has counted.
  select until into counted_until from public.news_counted for update;
  if tg_op <> 'INSERT' then
    insert into public.news_totals as kept (category_id, category, total)
    select category_id, category, -count(*) from before_it
    where status = 'published' and published_at <= counted_until
    group by category_id, category
    on conflict on constraint news_totals_once do update set total = kept.total + excluded.total;
  end if;
  if tg_op <> 'DELETE' then
    insert into public.news_totals as kept (category_id, category, total)
    select category_id, category, count(*) from after_it
    where status = 'published' and published_at <= counted_until
    group by category_id, category
    on conflict on constraint news_totals_once do update set total = kept.total + excluded.total;
  end if;
  if now() > counted_until then
    insert into public.news_totals as kept (category_id, category, total)
    select category_id, category, count(*) from public.news
    where status = 'published' and published_at > counted_until and published_at <= now()
    group by category_id, category
    on conflict on constraint news_totals_once do update set total = kept.total + excluded.total;
    update public.news_counted set until = now();
  end if;
  delete from public.news_totals where total = 0;
  return null;
end
$$;

create function private.count_no_news() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.news_totals;
  return null;
end
$$;

revoke all on function private.count_news(), private.count_no_news()
from public, anon, authenticated;

create trigger news_counted_insert after insert on public.news
referencing new table as after_it
for each statement execute function private.count_news();

create trigger news_counted_update after update on public.news
referencing old table as before_it new table as after_it
for each statement execute function private.count_news();

create trigger news_counted_delete after delete on public.news
referencing old table as before_it
for each statement execute function private.count_news();

create trigger news_counted_truncate after truncate on public.news
for each statement execute function private.count_no_news();

-- The first count. Without its row in news_counted the triggers above count nothing yet.
do $$
begin
  lock table public.news in share row exclusive mode;
  insert into public.news_counted (until) values (now());
  insert into public.news_totals (category_id, category, total)
  select category_id, category, count(*) from public.news
  where status = 'published' and published_at <= now()
  group by category_id, category;
end
$$;

-- The total of the list, or of a category by its slug or its free text, as the list filters it.
-- Invoker: whoever asks counts what they may read.
create function public.news_total(topic text default null) returns bigint
language sql stable set search_path = ''
as $$
  with chosen as (
    select (select id from public.news_categories where slug = topic) as category_id,
      (select until from public.news_counted) as until
  )
  select (
    coalesce((
      select sum(kept.total) from public.news_totals as kept, chosen
      where topic is null or kept.category_id = chosen.category_id or kept.category = topic
    ), 0) + (
      select count(*) from public.news as article, chosen
      where article.status = 'published'
        and article.published_at > chosen.until and article.published_at <= now()
        and (topic is null
          or article.category_id = chosen.category_id or article.category = topic)
    )
  )::bigint
$$;

revoke all on function public.news_total(text) from public;
grant execute on function public.news_total(text) to anon, authenticated, service_role;

-- The list is ordered by published_at, then created_at, then id (spec 7); an index of exactly that
-- order needs no sorting, and deep pages skip rows without reading them.
drop index public.news_published;
create index news_published on public.news (published_at desc, created_at desc, id)
where status = 'published';

drop index public.news_category;
create index news_category on public.news (category_id, published_at desc, created_at desc, id);

-- Articles with a free text in place of a category, and the answer that there are none of that name.
create index news_topic on public.news (category, published_at desc, created_at desc, id)
where category is not null;
