-- A page of a list costs the same at a hundred rows and at a million: each index has exactly the order of its
-- list, so that nothing is sorted, and deep pages skip rows without reading them.

-- The public list; of a category; of a free text in place of a category, or its absence.
create index news_published on public.news (published_at desc, created_at desc, id)
where status = 'published';
create index news_category on public.news (category_id, published_at desc, created_at desc, id);
create index news_topic on public.news (category, published_at desc, created_at desc, id)
where category is not null;

-- Nobody has the name of a colleague.
create unique index profiles_full_name_once on public.profiles (lower(full_name));

-- The recent activity.
create index audit_newest on public.audit (occurred_at desc, id desc);

-- The history of one item.
create index audit_item on public.audit (item_id, id desc);

-- Because deleting an account looks for its articles.
create index news_author on public.news (author_id);

-- The public list of notices.
create index notices_listed on public.notices (pinned desc, created_at desc, id)
where status = 'published';

-- By the end, because almost all alerts have ended, and the few others are fast to sort.
create index alerts_ending on public.alerts (ends_at);
-- Because deleting an account searches for its alerts.
create index alerts_author on public.alerts (author_id);

-- The orders of the list of staff, each also read backwards. The list of notices sorts a few hundred rows.
create index news_listed on public.news (listed_at desc, id);
create index news_changed on public.news (updated_at desc, id);
create index news_titled on public.news (title, id);

-- The versions of one item, newest first; also read when its reviews end and when it is purged.
create index revisions_item on public.revisions (kind, item_id, entry desc);
-- Whether a file is used.
create index revisions_files on public.revisions using gin (files);
-- The bin, in which an item is once, newest first; and a person has one text of an item.
create unique index revisions_binned_once on public.revisions (item_id) where state = 'binned';
create index revisions_binned on public.revisions (saved_at desc, item_id) where state = 'binned';
create unique index revisions_once on public.revisions (kind, item_id, author_id) where state not in ('version', 'binned');
-- What is typed, newest first, also of one author; deleting an account searches it, too.
create index revisions_typed on public.revisions (saved_at desc) where state not in ('version', 'binned');
create index revisions_author on public.revisions (author_id, saved_at desc) where state not in ('version', 'binned');

-- The files of what was deleted permanently.
create index audit_purged on public.audit (id) where action in ('delete', 'expire');

-- For the last activity of each account.
create index audit_actor on public.audit (actor_id, occurred_at desc);

-- Searched when an item leaves the bin.
create index earlier_slugs_article on public.earlier_slugs (news_id);
