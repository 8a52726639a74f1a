-- The review queue: what somebody has handed over to the admins (decision 0046). The text is in the draft itself, or,
-- of a published or scheduled item, in the working copy of who has handed it over.
create table public.handovers (
  id uuid primary key default gen_random_uuid(),
  item_type text not null constraint handovers_type_known check (item_type in ('news', 'notices')),
  item_id uuid not null,
  -- The account that has handed it over; the API roles have no grant to set it.
  author_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- As working_copies.author_name.
  author_name text,
  handed_over_at timestamptz not null default now(),
  -- `returned`: to be changed and handed over again. `declined`, `published`: over; it stays until the author has read so.
  state text not null default 'waiting'
    constraint handovers_state_known check (state in ('waiting', 'returned', 'declined', 'published')),
  -- What the reviewer asks for.
  note text constraint handovers_note_text check (private.is_text(note, 1000)),
  reviewer_name text,
  constraint handovers_once unique (author_id, item_type, item_id)
);

alter table public.handovers enable row level security, force row level security;
alter table public.handovers
  alter column item_type set statistics 0, alter column author_name set statistics 0,
  alter column state set statistics 0, alter column note set statistics 0,
  alter column reviewer_name set statistics 0;

create function private.handovers_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Handing over again replaces what waits, or was returned.
    delete from public.handovers
    where author_id = new.author_id and item_type = new.item_type and item_id = new.item_id;
    new.author_name := private.account_name(new.author_id);
  else
    new.reviewer_name := private.account_name((select auth.uid()));
  end if;
  return new;
end
$$;

-- Nothing waits any more once a draft is published, or an item goes to the bin.
create function private.end_handovers() returns trigger
-- Definer, because nobody may delete the rows of others.
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    update public.handovers set state = 'published', note = null
    where item_type = tg_table_name and item_id = old.id and state in ('waiting', 'returned');
  else
    delete from public.handovers where item_type = tg_table_name and item_id = old.id and state <> 'declined';
  end if;
  return null;
end
$$;

-- Nor once the working copy with the changes is gone: published by an admin, who is then another account, or discarded by its
-- author. That of a draft goes whenever the draft is saved.
create function private.end_handover_of_copy() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.news where id = old.item_id and status = 'draft')
    or exists (select from public.notices where id = old.item_id and status = 'draft') then
    return null;
  end if;
  if auth.uid() <> old.author_id then
    update public.handovers set state = 'published', note = null
    where author_id = old.author_id and item_type = old.item_type and item_id = old.item_id
      and state in ('waiting', 'returned');
  else
    delete from public.handovers
    where author_id = old.author_id and item_type = old.item_type and item_id = old.item_id
      and state in ('waiting', 'returned');
  end if;
  return null;
end
$$;

create trigger handovers_staff before insert on public.handovers
for each statement execute function private.require_staff();
create trigger handovers_rows after insert on public.handovers referencing new table as new_rows
for each statement execute function private.limit_rows();
create trigger handovers_write before insert or update on public.handovers
for each row execute function private.handovers_on_write();
create trigger news_published after update of status on public.news
for each row when (old.status = 'draft' and new.status <> 'draft') execute function private.end_handovers();
create trigger news_removed after delete on public.news for each row execute function private.end_handovers();
create trigger notices_published after update of status on public.notices
for each row when (old.status = 'draft' and new.status <> 'draft') execute function private.end_handovers();
create trigger notices_removed after delete on public.notices for each row execute function private.end_handovers();
create trigger working_copies_removed after delete on public.working_copies
for each row execute function private.end_handover_of_copy();
