-- Tables beside the content: totals of the news, audit, bin, versions and earlier slugs, which triggers alone write, and
-- the working copies of staff. Row-level security and `statistics 0` as for the content tables.

-- The number of articles that visitors see, by category and year. Stored, because counting a million rows takes hundreds
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
  -- Of the date of publication in Moscow; 0 for an infinite date.
  year integer not null,
  total bigint not null,
  constraint news_totals_once unique nulls not distinct (category_id, category, year)
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
    check (kind in ('news', 'notices', 'alerts', 'profiles', 'files')),
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
  item_id uuid not null,
  kind text not null constraint bin_kind_known check (kind in ('news', 'notices', 'alerts')),
  title text not null,
  -- URLs of its files, which api/blob.ts refuses to delete.
  files text[] not null,
  -- The deleted row.
  snapshot jsonb not null,
  -- E-mail address or phone number; null for deletions made in the database itself.
  deleted_by text,
  deleted_at timestamptz not null default now(),
  primary key (item_id, kind)
);

-- The newest 50 saved states of each article and notice (decision 0021).
create table public.versions (
  -- The id of the audit entry of the save, which has its account and time.
  id bigint primary key references public.audit (id),
  -- The id of an article or a notice, or of one in the bin.
  item_id uuid not null,
  kind text not null constraint versions_kind_known check (kind in ('news', 'notices', 'alerts')),
  -- The columns that a save writes.
  snapshot jsonb not null,
  files text[] not null
);

-- What a person has typed in the form of an item and not yet published or saved
-- (decision 0036).
create table public.working_copies (
  id uuid primary key default gen_random_uuid(),
  item_type text not null constraint working_copies_type_known
    check (item_type in ('news', 'notices', 'alerts')),
  -- The id of an item; of a new one the id under which the form will save it.
  item_id uuid not null,
  -- Cascade, because no other account may change or delete the copy.
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The author's name when the copy was saved, because accounts cannot read each other's profiles.
  author_name text,
  -- The title of the item in the form, for lists; may be empty.
  title text not null default '' constraint working_copies_title_length check (char_length(title) <= 500),
  -- The values of the form and its files, as src/features/editor/autosave/copyContent.ts writes them. A limit
  -- in bytes, because the text of an article has none.
  content jsonb not null constraint working_copies_content_object check (jsonb_typeof(content) = 'object')
    constraint working_copies_content_size check (octet_length(content::text) <= 1000000),
  -- URLs of the stored files in `content`, which api/blob.ts refuses to delete; set by the trigger.
  files text[] not null default '{}',
  -- `updated_at` of the item when the edit began; null for a new item.
  base_version timestamptz,
  saved_at timestamptz not null default now(),
  -- Increases with each save, so that a second device of the same person does not overwrite the first.
  revision integer not null default 1,
  constraint working_copies_once unique (item_type, item_id, author_id)
);

-- The slugs that published articles had before, so that links to them lead to the article (decision 0040).
create table public.earlier_slugs (
  slug text primary key,
  -- The id of an article, or of one in the bin, and therefore without a foreign key.
  news_id uuid not null
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
alter table public.working_copies enable row level security;
alter table public.working_copies force row level security;
alter table public.earlier_slugs enable row level security;
alter table public.earlier_slugs force row level security;

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
alter table public.working_copies
  alter column item_type set statistics 0,
  alter column author_name set statistics 0,
  alter column title set statistics 0,
  alter column content set statistics 0,
  alter column files set statistics 0;
alter table public.earlier_slugs alter column slug set statistics 0;

-- The totals of an empty table are complete as of now; update_news_totals() counts from here.
insert into public.news_counted (counted_until) values (now());
