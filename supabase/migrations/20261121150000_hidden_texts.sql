-- PostgREST answers `Prefer: count=planned` with the planner's estimate, and the planner makes it
-- from samples of all rows, hidden ones among them: by asking for `title=gt.A&title=lt.B` often
-- enough, a visitor could spell out titles of drafts. Without samples of these columns the estimate
-- says nothing about them. The lists lose nothing: their order comes from indexes.

alter table public.news
  alter column title set statistics 0,
  alter column slug set statistics 0,
  alter column content set statistics 0,
  alter column featured_image_url set statistics 0,
  alter column youtube_url set statistics 0,
  alter column category set statistics 0;

alter table public.last_edits alter column editor set statistics 0;

alter table public.profiles alter column role set statistics 0;
