-- A statement that met no row counts nothing and moves nothing. Before, anybody signed in could make
-- the trigger write `news_counted`, and queue with the saves of staff, by changes that row-level
-- security reduced to none.

create or replace function private.count_news() returns trigger
-- Definer: nobody else may write the totals.
language plpgsql security definer set search_path = ''
as $$
declare
  counted_until timestamptz;
  met_rows boolean;
begin
  if tg_op = 'INSERT' then
    met_rows := exists (select from after_it);
  else
    met_rows := exists (select from before_it);
  end if;
  if not met_rows then
    return null;
  end if;
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
