-- The categories of spec 3. The site shows their names from its language files, by slug.

insert into public.news_categories (name, slug) values
  ('General', 'general'),
  ('Embassy', 'embassy'),
  ('Culture', 'culture'),
  ('Trade', 'trade'),
  ('Diplomacy', 'diplomacy'),
  ('Community', 'community');
