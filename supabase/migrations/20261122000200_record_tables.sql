-- Tables beside the content: the audit and earlier slugs, which triggers and functions alone write, and revisions.

-- The audit: every insert, update and delete of content and profiles, and every deleted file, with account and time
-- (decision 0020). Append-only.
create table public.audit (
  id bigint primary key generated always as identity,
  occurred_at timestamptz not null default now(),
  -- The account of the session, as an id and as an e-mail address or phone number, because accounts can be
  -- deleted; both null for changes made in the database itself.
  actor_id uuid,
  actor_name text,
  kind text not null constraint audit_kind_known check (private.is_kind(kind) or kind in ('facts', 'profiles', 'files')),
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

-- The states of an item beside the one in its row. What triggers write: `version`, what a save has stored, the newest 50 of
-- an item (decision 0021), and `binned`, a deleted item, restorable for 30 days (decision 0019); not a flag of the row,
-- because every list, total, feed and unique slug would need a condition. What is typed: the text of a person in the form
-- of an item and what became of it: it waits for the review of an admin, came back with a note, or is over
-- (decisions 0036, 0046).
create table public.revisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint revisions_kind_known check (private.is_kind(kind)),
  -- Of a new item the id under which the form will save it.
  item_id uuid not null,
  -- Who typed, saved or deleted it; null for the database itself. Without a foreign key, because versions outlive accounts.
  author_id uuid default auth.uid(),
  -- E-mail address or phone number when the row was written, because accounts cannot read each other's addresses.
  author_name text,
  -- The title of the item, for lists; of what is typed it may be empty.
  title text not null default '',
  -- Of a version the columns that a save writes, of a binned item its row. Of what is typed those columns of the row that the
  -- text changes; none for a draft that is handed over as its row has it, and for a message to the author that the text
  -- is over.
  columns jsonb not null default '{}' constraint revisions_columns_object check (jsonb_typeof(columns) = 'object'),
  -- URLs of the stored files in `columns`, which api/blob.ts refuses to delete; set by triggers.
  files text[] not null default '{}',
  -- `revision` of the item when the edit began, null for a new item; when it was saved, or deleted.
  base_revision integer constraint revisions_base_revision_positive check (base_revision >= 0),
  -- {"id": …, "revision": …}: the revision of a colleague whose text it contains.
  taken jsonb constraint revisions_taken_object check (jsonb_typeof(taken) = 'object' and octet_length(taken::text) <= 200),
  -- `returned`: to be changed and handed over again. `published`: over; it stays until the author has read so.
  state text not null default 'open' constraint revisions_state_known
    check (state in ('version', 'binned', 'open', 'waiting', 'returned', 'published'))
    -- Admins alone write alerts.
    constraint revisions_waiting_kind check (state <> 'waiting' or kind <> 'alerts'),
  handed_over_at timestamptz,
  -- What the author says of a text that waits, or the reviewer of one that came back.
  note text constraint revisions_note_text check (private.is_text(note, 1000)),
  reviewer_name text,
  saved_at timestamptz not null default now(),
  -- Increases with each change of the text, so that a second device of the same person does not overwrite the first; a
  -- change of the state leaves it and the time.
  revision integer not null default 1,
  -- The audit entry of a version.
  entry bigint constraint revisions_entry_once unique references public.audit (id),
  constraint revisions_entry_of_version check ((state = 'version') = (entry is not null)),
  constraint revisions_typed_has_author check (state in ('version', 'binned') or author_id is not null),
  -- Limits of what is typed, because no save and no deletion may fail by them; in bytes, because the text of an article has none.
  constraint revisions_title_text check (state in ('version', 'binned') or private.is_text(title, 500)),
  constraint revisions_columns_size check (state in ('version', 'binned') or octet_length(columns::text) <= 1000000)
);

-- The slugs that published articles had before, so that links to them lead to the article (decision 0040).
create table public.earlier_slugs (
  slug text primary key,
  -- The id of an article, or of one in the bin, and therefore without a foreign key.
  news_id uuid not null
);

alter table public.audit enable row level security, force row level security;
alter table public.revisions enable row level security, force row level security;
alter table public.earlier_slugs enable row level security, force row level security;
