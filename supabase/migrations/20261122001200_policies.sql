-- Which role reads and changes which rows (R6.1, R6.2). One policy for each role and verb; the rest
-- is rejected. An update policy needs no `with check`: PostgreSQL applies `using` to the new row,
-- too. `(select …)` makes PostgreSQL evaluate the function once per statement, not per row.

-- Staff see their colleagues. Who has lost the role sees that in their own row, without a session.
create policy profiles_read on public.profiles
for select to authenticated
using (
  (id = (select auth.uid()) and (role is null or (select private.has_session())))
  or (select private.is_staff())
);

create policy categories_public on public.news_categories
for select to anon, authenticated
using (true);

create policy news_public on public.news
for select to anon
using (status = 'published' and published_at <= now());

create policy news_read on public.news
for select to authenticated
using ((status = 'published' and published_at <= now()) or (select private.is_staff()));

create policy news_create on public.news
for insert to authenticated
-- Staff can insert articles with their own account as author alone, and writers drafts alone.
with check (
  ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())))
  and author_id = (select auth.uid())
);

create policy news_change on public.news
for update to authenticated
-- A writer changes an article that is a draft, and it stays one.
using ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

create policy news_remove on public.news
for delete to authenticated
using ((select private.is_admin()));

-- Ended in the past year, too, because the page of notices lists them.
create policy notices_public on public.notices
for select to anon
using (
  status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now() - interval '1 year')
);

create policy notices_read on public.notices
for select to authenticated
using (
  (status = 'published' and starts_at <= now() and (ends_at is null or ends_at > now() - interval '1 year'))
  or (select private.is_staff())
);

-- As news_create and news_change.
create policy notices_create on public.notices
for insert to authenticated
with check ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

create policy notices_change on public.notices
for update to authenticated
using ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

create policy notices_remove on public.notices
for delete to authenticated
using ((select private.is_admin()));

create policy alerts_public on public.alerts
for select to anon
using (starts_at <= now() and ends_at > now());

create policy alerts_read on public.alerts
for select to authenticated
using ((starts_at <= now() and ends_at > now()) or (select private.is_staff()));

create policy alerts_create on public.alerts
for insert to authenticated
-- An alert must not be published under another person's name.
with check ((select private.is_admin()) and author_id = (select auth.uid()));

create policy alerts_change on public.alerts
for update to authenticated
using ((select private.is_admin()));

create policy alerts_remove on public.alerts
for delete to authenticated
using ((select private.is_admin()));

create policy history_read on public.history
for select to authenticated
using ((select private.is_staff()));

-- Writers read their own drafts, and the notes on them.
create policy drafts_read on public.drafts
for select to authenticated
using ((select private.is_admin()) or ((select private.is_staff()) and author_id = (select auth.uid())));

create policy drafts_create on public.drafts
for insert to authenticated
with check ((select private.is_staff()) and author_id = (select auth.uid()) and state in ('open', 'waiting'));

-- What an author and an admin may change of other rows, the trigger drafts_write decides.
create policy drafts_change on public.drafts
for update to authenticated
using ((select private.is_admin()) or ((select private.is_staff()) and author_id = (select auth.uid())));

-- Of the articles that the caller sees, because the slug of a withdrawn one says what it was about.
create policy earlier_slugs_of_visible on public.earlier_slugs
for select to anon, authenticated
using (exists (select from public.news where news.id = earlier_slugs.news_id));
