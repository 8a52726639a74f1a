-- Drafts: only its author writes a draft and hands it over, and an admin answers (decision 0036).

-- Rejects what a role may not change, and sets names, times, revision and files of a draft.
create function private.drafts_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not now(), the start of the transaction: see news_on_write.
  changed constant timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    -- Inserts of one author wait for each other, so that each counts those before it.
    perform pg_advisory_xact_lock(hashtextextended('drafts.' || new.author_id, 0));
    if 200 <= (select count(*) from public.drafts where author_id = new.author_id) then
      raise exception 'drafts_at_most_200';
    end if;
  elsif not (case
    -- The database itself, and the triggers of items.
    when (select auth.uid()) is null or pg_trigger_depth() > 1 then true
    when (select auth.uid()) = new.author_id
      then new.state in (old.state, 'open', 'waiting')
        and (new.state = 'waiting' or new.note is not distinct from old.note)
    else (new.title, new.base_revision, new.taken) is not distinct from (old.title, old.base_revision, old.taken)
      and (new.form_values = old.form_values or new.form_values = '{}' and new.state = 'published')
      and (new.state = 'published' or old.state = 'waiting' and new.state = 'returned')
  end) then
    raise exception 'only the author changes a draft, and only admins answer it'
      using errcode = 'insufficient_privilege';
  end if;
  -- The newest version is the row of the item, unless the item is in the bin.
  if new.state = 'waiting' and new.form_values = '{}' and (
    select latest.action <> 'bin' and latest.item ->> 'status' = 'draft' from public.history as latest
    where kind = new.kind and item_id = case when private.is_kind(new.kind) then new.item_id::uuid end and has_item
    order by id desc limit 1
  ) is not true then
    -- Only an unpublished item waits without values. The message names a constraint, so that
    -- clients check one name.
    raise exception 'new row for relation "drafts" violates check constraint "drafts_waiting_text"'
      using errcode = 'check_violation', constraint = 'drafts_waiting_text';
  end if;
  new.author_name := private.account_name(new.author_id);
  if new.state is distinct from old.state then
    new.handed_over_at := case new.state when 'waiting' then changed when 'open' then null else old.handed_over_at end;
    new.reviewer_name :=
      case when new.state not in ('open', 'waiting') then private.account_name((select auth.uid())) end;
  end if;
  if new.state not in ('waiting', 'returned') then
    new.note := null;
  end if;
  if (new.title, new.form_values, new.base_revision, new.taken)
    is distinct from (old.title, old.form_values, old.base_revision, old.taken)
  then
    new.saved_at := changed;
    new.revision := coalesce(old.revision, 0) + 1;
    -- None of values that their constraint rejects.
    new.files := case when octet_length(new.form_values::text) <= 1000000 then private.files_in(new.form_values) else '{}' end;
  end if;
  return new;
end
$$;

-- Deletes what no longer says anything, because no API role deletes drafts: a client discards a
-- draft by emptying it.
create function private.discard_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.drafts where id = new.id;
  return null;
end
$$;

-- Nothing waits any more once an item is published or goes to the bin: drafts that wait or were
-- returned become `published`, or in the bin `open`.
create function private.end_reviews() returns trigger
-- Definer, because of the rows of others.
language plpgsql security definer set search_path = ''
as $$
declare
  ended constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  update public.drafts set state = case tg_op when 'DELETE' then 'open' else 'published' end
  where kind = tg_table_name::text and item_id = ended ->> 'id'
    and (state in ('waiting', 'returned') or tg_op = 'DELETE' and state = 'published');
  return null;
end
$$;

create trigger drafts_write before insert or update on public.drafts
for each row execute function private.drafts_on_write();
create trigger drafts_discarded after insert or update on public.drafts
for each row when (new.state = 'open' and new.form_values = '{}') execute function private.discard_draft();
create trigger news_removed after delete on public.news
for each row execute function private.end_reviews();
create trigger notices_removed after delete on public.notices
for each row execute function private.end_reviews();
create trigger alerts_removed after delete on public.alerts
for each row execute function private.end_reviews();
create trigger news_published after update of status on public.news
for each row when (old.status = 'draft' and new.status = 'published') execute function private.end_reviews();
create trigger notices_published after update of status on public.notices
for each row when (old.status = 'draft' and new.status = 'published') execute function private.end_reviews();
