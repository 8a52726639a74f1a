-- Which role reads and changes which rows (R6.1, R6.2). One policy for each role and verb; what no policy allows
-- is rejected.
-- `(select …)` makes PostgreSQL evaluate the function once per statement instead of once per row.

create policy profiles_own on public.profiles
for select to authenticated
using (id = (select auth.uid()));

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
-- A writer changes an article that is a draft, and it must stay one.
using ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())))
with check ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));

create policy news_remove on public.news
for delete to authenticated
using ((select private.is_admin()));

create policy notices_public on public.notices
for select to anon, authenticated
using (true);

create policy notices_create on public.notices
for insert to authenticated
with check ((select private.is_admin()));

create policy notices_change on public.notices
for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy notices_remove on public.notices
for delete to authenticated
using ((select private.is_admin()));

create policy site_public on public.site
for select to anon, authenticated
using (true);

create policy news_counted_public on public.news_counted
for select to anon, authenticated
using (true);

create policy news_totals_public on public.news_totals
for select to anon, authenticated
using (true);

create policy audit_read on public.audit
for select to authenticated
using ((select private.is_staff()));

create policy bin_read on public.bin
for select to authenticated
using ((select private.is_staff()));

create policy bin_remove on public.bin
for delete to authenticated
using ((select private.is_admin()));

create policy versions_read on public.versions
for select to authenticated
using ((select private.is_staff()));
