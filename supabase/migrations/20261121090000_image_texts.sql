-- What staff write about the pictures of an article: a text for those who cannot see it, and a
-- caption. The spec's additional_images stays a list of urls; the texts lie beside it, by url, so
-- that a new order of the pictures moves no text.

create function private.are_image_texts(texts jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  -- {"https://…/tea.jpg": {"alt": "…", "caption": "…"}}, one for each of the eight pictures at most.
  select case when jsonb_typeof(texts) = 'object' then
    (select count(*) <= 8 and coalesce(bool_and(
        private.is_file_url(picture.url)
        and jsonb_typeof(picture.words) = 'object'
        and picture.words - array['alt', 'caption'] = '{}'
        and jsonb_typeof(coalesce(picture.words -> 'alt', '""')) = 'string'
        and jsonb_typeof(coalesce(picture.words -> 'caption', '""')) = 'string'
        and char_length(coalesce(picture.words ->> 'alt', '')) <= 300
        and char_length(coalesce(picture.words ->> 'caption', '')) <= 500
      ), true)
      from jsonb_each(texts) as picture (url, words))
    else false
  end
$$;

revoke all on function private.are_image_texts(jsonb) from public, anon, authenticated;
grant execute on function private.are_image_texts(jsonb) to authenticated, service_role;

alter table public.news
  add column image_texts jsonb not null default '{}'
    constraint news_image_texts_shape check (private.are_image_texts(image_texts));

grant select (image_texts) on public.news to anon, authenticated;
grant insert (image_texts), update (image_texts) on public.news to authenticated;

-- Texts of pictures that the article no longer shows go with them.
create function private.news_tidy_image_texts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- What is no object is left for the check to refuse.
  if new.image_texts <> '{}' and jsonb_typeof(new.image_texts) = 'object' then
    new.image_texts := coalesce((
      select jsonb_object_agg(picture.url, picture.words)
      from jsonb_each(new.image_texts) as picture (url, words)
      where picture.url = new.featured_image_url or picture.url = any (new.additional_images)
    ), '{}');
  end if;
  return new;
end
$$;

revoke all on function private.news_tidy_image_texts() from public, anon, authenticated;

create trigger news_4_image_texts
before insert or update of image_texts, featured_image_url, additional_images on public.news
for each row execute function private.news_tidy_image_texts();
