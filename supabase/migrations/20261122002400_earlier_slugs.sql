-- The slugs that published articles had before, so that links to them lead to the article (decision 0040).

create table public.earlier_slugs (
  slug text primary key,
  -- The id of an article, or of one in the bin, and therefore without a foreign key.
  news_id uuid not null
);
alter table public.earlier_slugs enable row level security;
alter table public.earlier_slugs force row level security;
alter table public.earlier_slugs alter column slug set statistics 0;
create index earlier_slugs_article on public.earlier_slugs (news_id);

-- Stores the slug that visitors knew. A slug that an article has now is no earlier one of another.
create function private.keep_earlier_slug() returns trigger
-- Definer, because no API role may write the table.
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.earlier_slugs where slug = new.slug;
  if tg_op = 'UPDATE' and old.status = 'published' and old.published_at <= now() then
    insert into public.earlier_slugs (slug, news_id) values (old.slug, old.id)
    on conflict (slug) do update set news_id = excluded.news_id;
  end if;
  return null;
end
$$;

create trigger news_slug_given after insert on public.news
for each row execute function private.keep_earlier_slug();
create trigger news_slug_changed after update of slug on public.news
for each row when (new.slug <> old.slug) execute function private.keep_earlier_slug();

-- An article that can no longer be restored has no earlier slugs.
create function private.delete_earlier_slugs() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(current_setting('embassy.restoring', true), '') <> 'yes' then
    delete from public.earlier_slugs where news_id = old.item_id;
  end if;
  return null;
end
$$;

create trigger bin_earlier_slugs after delete on public.bin
for each row execute function private.delete_earlier_slugs();

-- Returns the requested slug if no other article has or had it, else the first unused one with the suffix -2, -3 …
create or replace function private.unused_slug(wanted text, article uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  candidate text := wanted;
  number integer := 1;
begin
  perform private.lock_slugs();
  while exists (select from public.news where slug = candidate and id <> article)
    or exists (select from public.earlier_slugs where slug = candidate and news_id <> article)
  loop
    number := number + 1;
    -- At most 100 characters with the suffix, and no two hyphens in a row (news_slug_shape).
    candidate := rtrim(left(wanted, 95), '-') || '-' || number;
  end loop;
  return candidate;
end
$$;

-- Of the articles that the caller sees, because the slug of a withdrawn one says what it was about.
create policy earlier_slugs_of_visible on public.earlier_slugs
for select to anon, authenticated
using (exists (select from public.news where news.id = earlier_slugs.news_id));

revoke all on public.earlier_slugs from public, anon, authenticated, service_role;
revoke all on function private.keep_earlier_slug(), private.delete_earlier_slugs()
from public, anon, authenticated, service_role;
grant select on public.earlier_slugs to anon, authenticated;
grant all on public.earlier_slugs to service_role;
