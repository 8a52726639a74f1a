-- Rows without which the site does not work.

-- The categories of the public list. The site takes their names from its language files, by slug.
insert into public.news_categories (name, slug) values
  ('General', 'general'),
  ('Embassy', 'embassy'),
  ('Culture', 'culture'),
  ('Trade', 'trade'),
  ('Diplomacy', 'diplomacy'),
  ('Community', 'community');

-- The totals of an empty table are complete as of now; update_news_totals() counts from here.
insert into public.news_counted (until) values (now());
