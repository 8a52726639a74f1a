-- A page of a list costs the same at a hundred rows and at a million, because each index has the
-- order of its list: nothing is sorted, and deep pages skip rows without reading them.

-- The public list; of a category; of a free text in place of a category, or its absence.
create index news_published on public.news (published_at desc, created_at desc, id)
where status = 'published';
create index news_category on public.news (category_id, published_at desc, created_at desc, id);
create index news_topic on public.news (category, published_at desc, created_at desc, id)
where category is not null;

-- The recent activity.
create index history_newest on public.history (occurred_at desc, id desc);

-- The history and the versions of one item.
create index history_item on public.history (item_id, id desc);

-- The bin, in which an item is once, newest first.
create index history_bin on public.history (occurred_at desc, item_id) where action = 'bin' and has_item;
create unique index history_bin_once on public.history (item_id) where action = 'bin' and has_item;

-- Whether a file is used.
create index history_files on public.history using gin (files);
create index drafts_files on public.drafts using gin (files);

-- For the last activity of each account.
create index history_actor on public.history (actor_id, occurred_at desc);

-- A person has one draft of an item. Also read when the reviews of an item end.
create unique index drafts_once on public.drafts (item_id, kind, author_id);
-- The newest drafts, also of one author; deleting an account searches its drafts, too.
create index drafts_newest on public.drafts (saved_at desc);
create index drafts_author on public.drafts (author_id, saved_at desc);

-- Because deleting an account looks for its articles.
create index news_author on public.news (author_id);

-- The public list of notices.
create index notices_listed on public.notices (pinned desc, created_at desc, id)
where status = 'published';

-- By the end, because almost all alerts have ended, and the few others are fast to sort.
create index alerts_ending on public.alerts (ends_at);
-- Because deleting an account searches for its alerts.
create index alerts_author on public.alerts (author_id);

-- The list of staff. The list of notices sorts a few hundred rows.
create index news_listed on public.news (listed_at desc, id);

-- Searched when an item leaves the bin.
create index earlier_slugs_article on public.earlier_slugs (news_id);
