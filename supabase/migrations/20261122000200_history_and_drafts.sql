-- Tables beside the content: what has happened (history), and what is being typed (drafts).

-- One line for each insert, update and delete of an item, a fact or a profile (decision 0020). The
-- log is its lines. A version of an item is a line with the row as it was saved (decision 0021).
-- The bin is the deletions of the last 30 days (decision 0019). Triggers alone append lines; only
-- the retention empties rows.
create table public.history (
  id bigint primary key generated always as identity,
  occurred_at timestamptz not null default now(),
  -- The account of the session, as an id and as an e-mail address or phone number, because accounts
  -- can be deleted; both null for changes made in the database itself.
  actor_id uuid,
  actor_name text,
  kind text not null constraint history_kind_known check (private.is_kind(kind) or kind in ('facts', 'profiles')),
  -- `bin`: moved to the bin. `expire`: deleted because its 30 days in the bin were over.
  action text not null constraint history_action_known
    check (action in ('create', 'change', 'bin', 'restore', 'delete', 'expire')),
  item_id uuid not null,
  -- The title of the item at that time.
  title text not null,
  -- {"column": [before, after]} for each changed column; of an article's texts only the lengths.
  changes jsonb not null default '{}',
  -- The whole row after a save that has changed it, or before its deletion. Null where nothing was
  -- changed, and once its retention is over.
  item jsonb,
  has_item boolean not null generated always as (item is not null) stored,
  -- URLs of the stored files that the row names, of a fact also those before the change, which
  -- api/blob.ts refuses to delete.
  files text[] not null default '{}'
);

-- What somebody is typing in the form of an item or a fact, with its review by an admin (decision
-- 0036). One row for each author and item or fact.
create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint drafts_kind_known check (private.is_kind(kind) or kind = 'facts'),
  -- The id of the item, under which a new one will be saved, or the key of the fact.
  item_id text not null constraint drafts_item_form check (
    case kind when 'facts' then private.is_line(item_id, 200) else item_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' end
  ),
  -- Cascade, because nobody else may change the drafts of an account.
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- E-mail address or phone number when the row was written, because accounts cannot read each
  -- other's addresses.
  author_name text,
  -- The title of the item in the form, or the name of the fact, for lists; may be empty.
  title text not null default '' constraint drafts_title_text check (private.is_text(title, 500)),
  -- The values of the form as they stand; none for an item that is handed over as it is stored, and
  -- for a message to the author that the review is over. The limit is in bytes, because the text of
  -- an article has none.
  form_values jsonb not null default '{}'
    constraint drafts_values_object check (jsonb_typeof(form_values) = 'object')
    constraint drafts_values_size check (octet_length(form_values::text) <= 1000000),
  -- URLs of the stored files in `form_values`, which api/blob.ts refuses to delete; set by a
  -- trigger.
  files text[] not null default '{}',
  -- `revision` of the item or the fact when the edit began; null for a new one.
  base_revision integer constraint drafts_base_revision_positive check (base_revision >= 0),
  -- {"id": …, "revision": …}: the draft of a colleague that the form was filled with.
  taken jsonb constraint drafts_taken_object check (jsonb_typeof(taken) = 'object' and octet_length(taken::text) <= 200),
  -- `waiting`: for the review of an admin. `returned`: to be changed and handed over again.
  -- `published`: the review is over; the row stays until its author has read so.
  state text not null default 'open' constraint drafts_state_known
    check (state in ('open', 'waiting', 'returned', 'published'))
    -- Admins alone write alerts.
    constraint drafts_waiting_kind check (state <> 'waiting' or kind <> 'alerts'),
  handed_over_at timestamptz,
  -- What the author says about a draft that waits, or the reviewer about a draft that came back.
  note text constraint drafts_note_text check (private.is_text(note, 1000)),
  reviewer_name text,
  saved_at timestamptz not null default now(),
  -- Increases with each change of the values, so that a second device of the same person does not
  -- overwrite the first; a change of the state leaves it and the time.
  revision integer not null default 1
);

alter table public.history enable row level security, force row level security;
alter table public.drafts enable row level security, force row level security;
