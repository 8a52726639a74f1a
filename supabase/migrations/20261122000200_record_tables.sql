-- Tables beside the content: audit, bin and earlier slugs, which triggers and functions alone write, and the revisions of
-- staff. Row-level security and `statistics 0` as for the content tables.

-- The audit: every insert, update and delete of content and profiles, and every deleted file, with account and time
-- (decision 0020). Append-only; the entries of saves have the saved state, which is a version of the item until 50
-- newer ones exist (decision 0021).
create table public.audit (
  id bigint primary key generated always as identity,
  occurred_at timestamptz not null default now(),
  -- The account of the session, as an id and as an e-mail address or phone number, because accounts can be
  -- deleted; both null for changes made in the database itself.
  actor_id uuid,
  actor_name text,
  kind text not null constraint audit_kind_known
    check (kind in ('news', 'notices', 'alerts', 'facts', 'profiles', 'files')),
  -- `bin`: moved to the bin. `expire`: deleted because its 30 days in the bin were over. `keep`: the file store
  -- failed to delete a file.
  action text not null constraint audit_action_known
    check (action in ('create', 'change', 'bin', 'restore', 'delete', 'expire', 'keep')),
  -- The id of the row; null for a file.
  item_id uuid,
  -- Its title at that time; the URL of a file.
  title text not null,
  -- {"column": [before, after]} for each changed column.
  changes jsonb not null default '{}',
  -- The columns that a save writes; null where it is no version.
  snapshot jsonb,
  -- URLs of the files in `snapshot`, which api/blob.ts refuses to delete.
  files text[]
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

-- What a person has typed in the form of an item and not yet published or saved, and what became of it: it waits for the
-- review of an admin, came back with a note, or is over (decisions 0036, 0046).
create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint revisions_kind_known check (kind in ('news', 'notices', 'alerts')),
  -- Of a new item the id under which the form will save it.
  item_id uuid not null,
  -- Cascade, because no other account may change the text.
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The author's name when the row was written, because accounts cannot read each other's addresses.
  author_name text,
  -- The title of the item in the form, for lists; may be empty.
  title text not null default '' constraint revisions_title_text check (private.is_text(title, 500)),
  -- Those columns of the item's row that the text changes; none for a draft that is handed over as its row has it, and
  -- for a message to the author that the text is over. A limit in bytes, because the text of an article has none.
  columns jsonb not null default '{}' constraint revisions_columns_object check (jsonb_typeof(columns) = 'object')
    constraint revisions_columns_size check (octet_length(columns::text) <= 1000000),
  -- URLs of the stored files in `columns`, which api/blob.ts refuses to delete; set by the trigger.
  files text[] not null default '{}',
  -- `revision` of the item when the edit began; null for a new item.
  base_revision integer constraint revisions_base_revision_positive check (base_revision >= 0),
  -- {"id": …, "revision": …}: the revision of a colleague whose text it contains.
  taken jsonb constraint revisions_taken_object
    check (jsonb_typeof(taken) = 'object' and octet_length(taken::text) <= 200),
  -- `returned`: to be changed and handed over again. `declined`, `published`: over; it stays until the author has read so.
  state text not null default 'open'
    constraint revisions_state_known check (state in ('open', 'waiting', 'returned', 'declined', 'published'))
    -- Admins alone write alerts.
    constraint revisions_waiting_kind check (state <> 'waiting' or kind <> 'alerts'),
  handed_over_at timestamptz,
  -- What the reviewer asks for.
  note text constraint revisions_note_text check (private.is_text(note, 1000)),
  reviewer_name text,
  saved_at timestamptz not null default now(),
  -- Increases with each change of the text, so that a second device of the same person does not overwrite the first; a
  -- change of the state leaves it and the time.
  revision integer not null default 1,
  constraint revisions_once unique (kind, item_id, author_id)
);

-- The slugs that published articles had before, so that links to them lead to the article (decision 0040).
create table public.earlier_slugs (
  slug text primary key,
  -- The id of an article, or of one in the bin, and therefore without a foreign key.
  news_id uuid not null
);

alter table public.audit enable row level security, force row level security;
alter table public.bin enable row level security, force row level security;
alter table public.revisions enable row level security, force row level security;
alter table public.earlier_slugs enable row level security, force row level security;

alter table public.audit
  alter column actor_name set statistics 0, alter column kind set statistics 0, alter column action set statistics 0,
  alter column title set statistics 0, alter column changes set statistics 0, alter column snapshot set statistics 0,
  alter column files set statistics 0;
alter table public.bin
  alter column kind set statistics 0, alter column title set statistics 0, alter column files set statistics 0,
  alter column snapshot set statistics 0, alter column deleted_by set statistics 0;
alter table public.revisions
  alter column kind set statistics 0, alter column author_name set statistics 0, alter column title set statistics 0,
  alter column columns set statistics 0, alter column files set statistics 0, alter column taken set statistics 0,
  alter column state set statistics 0, alter column note set statistics 0, alter column reviewer_name set statistics 0;
alter table public.earlier_slugs alter column slug set statistics 0;
