-- Working copies: staff read all of them; only its author writes one, and admins remove those of others (decision 0036).

create function private.working_copies_on_write() returns trigger
-- Definer, because the API roles may not read the name of an account.
language plpgsql security definer set search_path = ''
as $$
begin
  -- Before the JSON is read, because triggers run before constraints.
  if octet_length(new.content::text) > 1000000 then
    raise exception 'new row for relation "working_copies" violates check constraint "working_copies_content_size"'
      using errcode = 'check_violation', constraint = 'working_copies_content_size';
  end if;
  if tg_op = 'INSERT' then
    -- Inserts of one author wait for each other, so that each counts those before it.
    perform pg_advisory_xact_lock(hashtextextended('working_copies.' || new.author_id, 0));
    if (select count(*) from public.working_copies where author_id = new.author_id) >= 200 then
      raise exception 'working_copies_at_most_200';
    end if;
    new.revision := 1;
  else
    new.revision := old.revision + 1;
  end if;
  new.author_name := private.account_name(new.author_id);
  -- Not now(), the start of the transaction: see news_on_write.
  new.saved_at := clock_timestamp();
  -- Strings that are a URL of the file store; not the names of properties.
  new.files := array(
    select distinct match[1] from regexp_matches(
      new.content::text,
      '"(https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+)"(?!:)', 'g'
    ) as match
    where char_length(match[1]) <= 2048
  );
  return new;
end
$$;

create trigger working_copies_staff before insert on public.working_copies
for each statement execute function private.require_staff();
create trigger working_copies_write before insert or update on public.working_copies
for each row execute function private.working_copies_on_write();

