-- Rows that the site requires.

-- The categories of the public list (R3.2). The site reads their names from its language files, by slug.
insert into public.news_categories (name, slug) values
  ('General', 'general'),
  ('Embassy', 'embassy'),
  ('Culture', 'culture'),
  ('Trade', 'trade'),
  ('Diplomacy', 'diplomacy'),
  ('Community', 'community');

-- The totals of an empty table are complete as of now; update_news_totals() counts from here.
insert into public.news_counted (counted_until) values (now());
