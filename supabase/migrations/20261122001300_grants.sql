-- The least each role needs, so that row-level security is the second line of defence. Revoke
-- first, because hosted Supabase grants the API roles everything in `public`, and PostgreSQL grants
-- PUBLIC EXECUTE on new functions.

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;
-- API roles insert no key of a sequence, and setval() would make every insert of a trigger fail at
-- the primary key.
revoke all on all sequences in schema public from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
revoke all on schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;

-- Policies call is_admin() and is_staff() as the caller; check constraints, generated columns and
-- triggers call their functions as the role that writes.
grant usage on schema private to authenticated, service_role;
grant execute on function
  private.is_admin(), private.is_staff(), private.has_session(),
  private.is_kind(text), private.is_date(timestamptz), private.is_day(text), private.is_text(text, integer), private.is_line(text, integer),
  private.is_web_url(text), private.is_file_url(text), private.are_file_urls(text[]),
  private.is_video_url(text), private.are_image_texts(jsonb),
  private.slugify(text), private.unused_slug(text, uuid),
  private.translation_state(text, timestamptz, timestamptz), private.words(text),
  private.is_email(jsonb), private.is_line_in_both(jsonb, integer),
  private.has_properties(jsonb, text[], text[]), private.is_amount(jsonb), private.is_measure(jsonb, text),
  private.is_json_line(jsonb, integer), private.is_like(jsonb, text), private.is_form_file(jsonb),
  private.is_leader(jsonb), private.is_words(jsonb), private.is_fact(text, jsonb)
to authenticated, service_role;
-- Called by the functions of the same name in `public`, which are invokers.
grant execute on function
  private.restore_from_bin(text, uuid), private.purge_from_bin(text, uuid),
  private.named_files(text[]), private.people(), private.set_role(uuid, text)
to authenticated;

grant execute on function public.news_years(text), public.current_site(timestamptz)
to anon, authenticated, service_role;
grant execute on function
  public.has_staff_access(),
  public.restore_from_bin(text, uuid), public.purge_from_bin(text, uuid),
  public.named_files(text[]), public.people(),
  public.set_role(uuid, text), public.close_embassy(text, jsonb, jsonb)
to authenticated;

grant select on
  public.news_categories, public.notices, public.facts, public.earlier_slugs
to anon, authenticated;

-- author_id to accounts alone, because the public site does not show who wrote an article.
grant select (
  id, title, slug, content, featured_image_url, additional_images, image_texts, status, youtube_url,
  published_at, category_id, category, created_at, updated_at, revision, language, translated_title,
  translated_content, translated_image_texts, text_changed_at, translation_changed_at, translation_state, listed_at,
  words
) on public.news to anon, authenticated;
grant select (author_id) on public.news to authenticated;

-- Without the dates of creation, of the last save and of the texts, which triggers set.
grant insert (
  id, title, slug, content, featured_image_url, additional_images, image_texts, status, author_id,
  youtube_url, published_at, category_id, category, language, translated_title, translated_content,
  translated_image_texts
) on public.news to authenticated;

-- The author never changes.
grant update (
  title, slug, content, featured_image_url, additional_images, image_texts, status, youtube_url,
  published_at, category_id, category, language, translated_title, translated_content,
  translated_image_texts
) on public.news to authenticated;
grant delete on public.news to authenticated;

grant insert (
  id, title, description, type, link, file_url, status, starts_at, ends_at, pinned, language,
  translated_title, translated_description, translated_file_url
) on public.notices to authenticated;
grant update (
  title, description, type, link, file_url, status, starts_at, ends_at, pinned, language,
  translated_title, translated_description, translated_file_url
) on public.notices to authenticated;
grant delete on public.notices to authenticated;

-- author_id as for news.
grant select (id, level, text_en, text_ru, link, starts_at, ends_at, created_at, updated_at, revision)
on public.alerts to anon, authenticated;
grant select (author_id) on public.alerts to authenticated;
grant insert (id, level, text_en, text_ru, link, starts_at, ends_at, author_id)
on public.alerts to authenticated;
grant update (level, text_en, text_ru, link, starts_at, ends_at) on public.alerts to authenticated;
grant delete on public.alerts to authenticated;

-- Only set_role() and the owner of the database assign a role.
grant select on public.profiles to authenticated;

grant insert (id, key, value), update (value) on public.facts to authenticated;

grant select on public.history to authenticated;

-- No delete: a row that is open and empty deletes itself.
grant select, insert (id, kind, item_id, author_id, title, form_values, base_revision, taken, state, note),
  update (title, form_values, base_revision, taken, state, note)
on public.drafts to authenticated;

grant all on
  public.profiles, public.news_categories, public.news, public.notices, public.alerts, public.facts,
  public.drafts, public.earlier_slugs
to service_role;
-- Append-only for this role, too.
grant select on public.history to service_role;
