-- A page of a list costs the same at a hundred rows and at a million: each index has exactly the order of its
-- list, so that nothing is sorted, and deep pages skip rows without reading them.

-- The public list; of a category; of a free text in place of a category, or its absence.
create index news_published on public.news (published_at desc, created_at desc, id)
where status = 'published';
create index news_category on public.news (category_id, published_at desc, created_at desc, id);
create index news_topic on public.news (category, published_at desc, created_at desc, id)
where category is not null;

-- The bin and the recent activity. The lists of articles and notices: 20261122002200.
create index bin_newest on public.bin (deleted_at desc, item_id);
create index audit_newest on public.audit (occurred_at desc, id desc);

-- The history and the versions of one item.
create index audit_item on public.audit (item_id, id desc);
create index versions_item on public.versions (item_id, id desc);

-- Because deleting an account looks for its articles.
create index news_author on public.news (author_id);
