-- A page of a list costs the same at a hundred rows and at a million.

-- The public list, and with a category the filtered one.
create index news_published on public.news (published_at desc, id) where status = 'published';
create index news_category on public.news (category_id, published_at desc, id);

-- Removing an account looks for its articles.
create index news_author on public.news (author_id);

-- The notices banner, and the pages of the dashboard.
create index notices_newest on public.notices (created_at desc, id);
create index news_newest on public.news (created_at desc, id);
