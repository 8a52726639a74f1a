-- Revisions: only its author writes a text and hands it over, and an admin answers (decisions 0036, 0046).

create function private.revisions_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
declare
  -- Not now(), the start of the transaction: see news_on_write.
  changed constant timestamptz := clock_timestamp();
begin
  if tg_op = 'INSERT' then
    -- Inserts of one author wait for each other, so that each counts those before it.
    perform pg_advisory_xact_lock(hashtextextended('revisions.' || new.author_id, 0));
    if (select count(*) from public.revisions where author_id = new.author_id) >= 200 then
      raise exception 'revisions_at_most_200';
    end if;
  elsif not (case
    -- The database itself, and the triggers of items.
    when (select auth.uid()) is null or pg_trigger_depth() > 1 then true
    when (select auth.uid()) = new.author_id
      then new.note is not distinct from old.note and new.state in (old.state, 'open', 'waiting')
    else (new.title, new.base_revision, new.taken) is not distinct from (old.title, old.base_revision, old.taken)
      and (new.columns = old.columns or new.columns = '{}' and new.state in ('declined', 'published'))
      and (new.state = 'published' or old.state = 'waiting' and new.state in ('returned', 'declined'))
  end) then
    raise exception 'only the author changes a text, and only admins answer it'
      using errcode = 'insufficient_privilege';
  end if;
  if new.state = 'waiting' and new.columns = '{}' and not exists (
    select from public.news where new.kind = 'news' and id = new.item_id and status = 'draft'
    union all
    select from public.notices where new.kind = 'notices' and id = new.item_id and status = 'draft'
  ) then
    -- Only a draft waits without changes. The message is that of a constraint, so that clients check one name.
    raise exception 'new row for relation "revisions" violates check constraint "revisions_waiting_text"'
      using errcode = 'check_violation', constraint = 'revisions_waiting_text';
  end if;
  new.author_name := private.account_name(new.author_id);
  if new.state is distinct from old.state then
    new.handed_over_at := case new.state when 'waiting' then changed when 'open' then null else old.handed_over_at end;
    new.reviewer_name :=
      case when new.state not in ('open', 'waiting') then private.account_name((select auth.uid())) end;
  end if;
  if new.state not in ('returned', 'declined') then
    new.note := null;
  end if;
  if (new.title, new.columns, new.base_revision, new.taken)
    is distinct from (old.title, old.columns, old.base_revision, old.taken)
  then
    new.saved_at := changed;
    new.revision := coalesce(old.revision, 0) + 1;
    -- Strings that are a URL of the file store; not the names of properties. None in a text that its constraint rejects.
    new.files := array(
      select distinct match[1] from regexp_matches(
        case when octet_length(new.columns::text) <= 1000000 then new.columns::text end,
        '"(https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+)"(?!:)', 'g'
      ) as match
      where char_length(match[1]) <= 2048
    );
  end if;
  return new;
end
$$;

-- Deletes what no longer says anything, because no API role deletes revisions: a client discards a text by emptying it.
create function private.discard_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.revisions where id = new.id;
  return null;
end
$$;

-- Nothing waits any more once a draft is published, or an item goes to the bin; what was declined stays.
create function private.end_reviews() returns trigger
-- Definer, because of the rows of others.
language plpgsql security definer set search_path = ''
as $$
begin
  update public.revisions set state = case tg_op when 'UPDATE' then 'published' else 'open' end
  where kind = tg_table_name and item_id = old.id
    and (state in ('waiting', 'returned') or tg_op = 'DELETE' and state = 'published');
  return null;
end
$$;

create trigger revisions_staff before insert on public.revisions
for each statement execute function private.require_staff();
create trigger revisions_rows after insert on public.revisions referencing new table as new_rows
for each statement execute function private.limit_rows();
create trigger revisions_write before insert or update on public.revisions
for each row execute function private.revisions_on_write();
create trigger revisions_discarded after insert or update on public.revisions
for each row when (new.state = 'open' and new.columns = '{}') execute function private.discard_revision();
create trigger news_published after update of status on public.news
for each row when (old.status = 'draft' and new.status = 'published') execute function private.end_reviews();
create trigger notices_published after update of status on public.notices
for each row when (old.status = 'draft' and new.status = 'published') execute function private.end_reviews();
create trigger news_removed after delete on public.news for each row execute function private.end_reviews();
create trigger notices_removed after delete on public.notices for each row execute function private.end_reviews();
create trigger alerts_removed after delete on public.alerts for each row execute function private.end_reviews();
