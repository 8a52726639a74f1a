-- The least each role needs. Hosted Supabase grants everything on new tables to every role, so
-- first take all of it away; row-level security is then the second lock, not the only one.

revoke all on public.profiles, public.news_categories, public.news, public.notices
from public, anon, authenticated;

-- Functions are executable by everyone unless told otherwise.
revoke all on schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
alter default privileges in schema private revoke execute on functions from public;

-- The policies of signed-in users ask is_admin(); the checks on addresses run as whoever writes.
grant usage on schema private to authenticated, service_role;
grant execute on function private.is_admin() to authenticated, service_role;
grant execute on function
  private.is_web_url(text), private.is_file_url(text), private.are_file_urls(text[]),
  private.is_youtube_url(text), private.slugify(text)
to authenticated, service_role;

grant select on public.news_categories, public.notices to anon, authenticated;

-- Everything but author_id: who wrote an article is nobody's business on the public site, and
-- a column cannot be granted to admins alone.
grant select (
  id, title, slug, content, featured_image_url, additional_images, status, youtube_url,
  published_at, category_id, category, created_at, updated_at
) on public.news to anon, authenticated;

-- Spec 7: what the create call carries. updated_at is the trigger's.
grant insert (
  id, title, slug, content, featured_image_url, additional_images, status, author_id,
  youtube_url, published_at, created_at, category_id, category
) on public.news to authenticated;

-- Author and date of creation do not change afterwards.
grant update (
  title, slug, content, featured_image_url, additional_images, status, youtube_url,
  published_at, category_id, category
) on public.news to authenticated;
grant delete on public.news to authenticated;

grant insert (id, title, description, type, link, file_url) on public.notices to authenticated;
grant update (title, description, type, link, file_url) on public.notices to authenticated;
grant delete on public.notices to authenticated;

-- Reading one's own role is all; only the owner of the database gives a role (spec 6).
grant select on public.profiles to authenticated;

grant all on public.profiles, public.news_categories, public.news, public.notices
to service_role;
