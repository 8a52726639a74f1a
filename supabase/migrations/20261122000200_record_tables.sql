-- Tables that triggers alone write: totals of the news, audit, bin and versions. Row-level security and
-- `statistics 0` as for the content tables.

-- The number of articles that visitors see, by category. Stored, because counting a million rows takes hundreds
-- of times as long as reading a page of them (decision 0013). The totals count what was
-- visible at news_counted.counted_until.
create table public.news_counted (
  singleton boolean primary key default true constraint news_counted_one_row check (singleton),
  -- The totals count the articles published until this time.
  counted_until timestamptz not null
);

create table public.news_totals (
  id bigint primary key generated always as identity,
  -- As in news: the id of a category, or a free text in its place, or neither.
  category_id uuid,
  category text,
  total bigint not null,
  constraint news_totals_once unique nulls not distinct (category_id, category)
);

-- The audit: every insert, update and delete of news, notices and profiles, and every deleted file, with account
-- and time (decision 0020). Append-only.
create table public.audit (
  id bigint primary key generated always as identity,
  occurred_at timestamptz not null default now(),
  -- The account of the session, as an id and as an e-mail address or phone number, because accounts can be
  -- deleted; both null for changes made in the database itself.
  actor_id uuid,
  actor_name text,
  kind text not null constraint audit_kind_known
    check (kind in ('news', 'notices', 'profiles', 'files')),
  -- `bin`: moved to the bin. `expire`: deleted because its 30 days in the bin were over. `keep`: the file store
  -- failed to delete a file.
  action text not null constraint audit_action_known
    check (action in ('create', 'change', 'bin', 'restore', 'delete', 'expire', 'keep')),
  -- The id of the row; null for a file.
  item_id uuid,
  -- Its title at that time; the URL of a file.
  title text not null,
  -- {"column": [before, after]} for each changed column.
  changes jsonb not null default '{}'
);

-- Deleted news and notices, restorable for 30 days (decision 0019). A separate table, because a
-- flag would need a condition in every list, total, feed and unique slug, and one could be forgotten.
create table public.bin (
  item_id uuid primary key,
  kind text not null constraint bin_kind_known check (kind in ('news', 'notices')),
  title text not null,
  -- URLs of its files, which api/blob.ts refuses to delete.
  files text[] not null,
  -- The deleted row.
  snapshot jsonb not null,
  -- E-mail address or phone number; null for deletions made in the database itself.
  deleted_by text,
  deleted_at timestamptz not null default now()
);

-- The newest 50 saved states of each article and notice (decision 0021).
create table public.versions (
  -- The id of the audit entry of the save, which has its account and time.
  id bigint primary key references public.audit (id),
  -- The id of an article or a notice, or of one in the bin.
  item_id uuid not null,
  kind text not null constraint versions_kind_known check (kind in ('news', 'notices')),
  -- The columns that a save writes.
  snapshot jsonb not null,
  files text[] not null
);

alter table public.news_counted enable row level security;
alter table public.news_counted force row level security;
alter table public.news_totals enable row level security;
alter table public.news_totals force row level security;
alter table public.audit enable row level security;
alter table public.audit force row level security;
alter table public.bin enable row level security;
alter table public.bin force row level security;
alter table public.versions enable row level security;
alter table public.versions force row level security;

alter table public.audit
  alter column actor_name set statistics 0,
  alter column kind set statistics 0,
  alter column action set statistics 0,
  alter column title set statistics 0,
  alter column changes set statistics 0;
alter table public.bin
  alter column kind set statistics 0,
  alter column title set statistics 0,
  alter column files set statistics 0,
  alter column snapshot set statistics 0,
  alter column deleted_by set statistics 0;
alter table public.versions
  alter column kind set statistics 0,
  alter column snapshot set statistics 0,
  alter column files set statistics 0;
