-- What staff have changed of the fees, telephone numbers and other facts of src/content/facts.ts, the days on which the
-- Embassy is closed, its answers to the open questions (decision 0047), and what staff have changed of the texts of
-- src/locales (decision 0053). The site ignores a key that it does not know and a value of another type.
create table public.facts (
  id uuid primary key default gen_random_uuid(),
  -- `fees.petPermit`, `closedDays.<id>`, `answers.<question>`, `reviewed.<page>`,
  -- `forms.<form>`, `leadership.<office>`, `sections.<number>`, `pictures.<page>`,
  -- `words:<namespace>:<path>`.
  key text not null constraint facts_key_form check (
    key ~ '^[a-zA-Z]+(\.[A-Za-z0-9-]+)+$' and char_length(key) <= 80
    or key ~ '^words:[A-Za-z0-9/-]+:[A-Za-z0-9_/#-]+(\.[A-Za-z0-9_/#-]+)*$' and char_length(key) <= 200
  ),
  -- {"is": …}, of a proposal that was sent back also {"note": …}, of a text also {"was": …}, the built-in one that it
  -- replaced; always an object, because the embedded backend accepts no text as JSON. Null is the built-in value again,
  -- no such day, or no answer: the row stays, because pages that were built with the value ask what has changed since.
  value jsonb
    constraint facts_value_object check (jsonb_typeof(value) = 'object' and value ? 'is')
    constraint facts_value_size check (
      octet_length(value::text) <= case when key like 'words:%' then 20000 else 4000 end
    )
    -- JSON escapes control characters, of which only line breaks are allowed, and those only in texts of pages.
    constraint facts_value_plain check (
      private.is_text(value::text, 20000) and value::text !~ '\\[^"n]' and (key like 'words:%' or value::text !~ '\\n')
    ),
  -- A draft is what a writer proposes; an admin's save of the key replaces it.
  status text not null default 'published' constraint facts_status_known check (status in ('draft', 'published')),
  -- Who wrote the value; not cascade, because it stays in force.
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint facts_key_once unique (key, status),
  -- At most a year, because pages look for the next open day one by one.
  constraint facts_closed_days_year check (
    key not like 'closedDays.%' or value is null or case
      when value #>> '{is,from}' ~ '^\d{4}-\d\d-\d\d$' and value #>> '{is,to}' ~ '^\d{4}-\d\d-\d\d$'
      then (value #>> '{is,to}')::date - (value #>> '{is,from}')::date between 0 and 366
      else false
    end
  ),
  -- Pages link to files and show images of these, which are those of the store alone; `api/blob.ts` has uploaded them.
  constraint facts_files_own check (
    key !~ '^(forms|leadership|sections|pictures)\.' or value is null or (
      key ~ '^[a-z]+\.[A-Za-z0-9-]+$'
      and value::text !~ '"(url|photo)": "(?!https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+")'
      and (key !~ '^forms\.' or value::text !~ '"url": "(?![^"]+\.pdf")')
      and private.is_day(coalesce(value #>> '{is,en,day}', '2000-01-01'))
      and private.is_day(coalesce(value #>> '{is,ru,day}', '2000-01-01'))
    )
  ),
  -- A changed text is by language; its shape is that of the built-in text, which the database does not know.
  constraint facts_words_form check (
    key not like 'words:%' or value is null or case jsonb_typeof(value -> 'is')
      when 'object' then value -> 'is' <> '{}' and (value -> 'is') - '{en,ru}'::text[] = '{}'
      else value -> 'is' = 'null'
    end
  ),
  -- The check of a page is due some time after the day on which it was made, which therefore cannot be in the future.
  constraint facts_reviewed_day check (
    key not like 'reviewed.%' or value is null or coalesce(
      private.is_day(value ->> 'is') and value ->> 'is' <= to_char(updated_at at time zone 'Europe/Moscow', 'YYYY-MM-DD'),
      false
    )
  )
);
alter table public.facts enable row level security, force row level security;

-- For deletions of accounts.
create index facts_author on public.facts (author_id);

create function private.facts_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
  elsif new.status = 'draft' and 200 <= (
    select count(*) from public.facts where author_id = new.author_id and status = 'draft'
  ) then
    raise exception 'facts_at_most_200 proposals' using errcode = 'program_limit_exceeded';
  end if;
  -- A proposal that is sent back stays that of its author.
  if tg_op = 'INSERT' or new.value -> 'is' is distinct from old.value -> 'is' then
    new.author_id := (select auth.uid());
  end if;
  return new;
end
$$;
select private.add_triggers('facts');
create trigger facts_write before insert or update on public.facts
for each row execute function private.facts_on_write();

create function private.facts_after_publish() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.facts where key = new.key and status = 'draft';
  return null;
end
$$;
create trigger facts_publish after insert or update on public.facts
for each row when (new.status = 'published') execute function private.facts_after_publish();
create trigger facts_recorded after insert or update or delete on public.facts
for each row execute function private.record();

create policy facts_public on public.facts
for select to anon
using (status = 'published');
create policy facts_read on public.facts
for select to authenticated
using (status = 'published' or (select private.is_staff()));
create policy facts_create on public.facts
for insert to authenticated
with check ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));
create policy facts_change on public.facts
for update to authenticated
using ((select private.is_admin()) or (status = 'draft' and (select private.is_staff())));
create policy facts_remove on public.facts
for delete to authenticated
using (status = 'draft' and (select private.is_staff()));

-- Saves changes of facts, all of them or none. `base` is the revision of the row on which a change is based, null if there was none.
create function public.save_facts(changes jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  change record;
begin
  for change in
    select * from jsonb_to_recordset(changes) as given (key text, status text, value jsonb, base integer)
  loop
    if change.base is null then
      insert into public.facts (key, status, value) values (change.key, change.status, change.value);
    else
      update public.facts set value = change.value
      where key = change.key and status = change.status and revision = change.base;
      if not found then
        raise exception 'facts_key_once at a revision' using errcode = 'unique_violation';
      end if;
    end if;
  end loop;
end
$$;

-- What a page of the site asks for every minute: the alerts that are visible now, and the facts that have changed since
-- it was built. Closed days that are over concern only pages that were built with them.
-- Short names, because every page view transfers them.
create function public.current_site(since timestamptz default '-infinity') returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'alerts', (
      select coalesce(jsonb_agg(alert), '[]') from (
        select level, text_en as en, text_ru as ru, link, starts_at as "from", ends_at as until
        from public.alerts where starts_at <= now() and ends_at > now()
        order by level, starts_at desc, id limit 2
      ) as alert
    ),
    'facts', (
      select coalesce(jsonb_agg(fact), '[]') from (
        select key, value -> 'is' as value, updated_at as at from public.facts
        where status = 'published' and updated_at > since and (
          since > '-infinity'
          or not (key like 'closedDays.%' and value #>> '{is,to}' < to_char(now() at time zone 'Europe/Moscow', 'YYYY-MM-DD'))
        )
        order by key
      ) as fact
    )
  )
$$;

revoke all on public.facts from public, anon, authenticated, service_role;
revoke all on function public.current_site(timestamptz), public.save_facts(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.facts_on_write(), private.facts_after_publish() from public, anon, authenticated;
grant select (id, key, value, status, updated_at, revision) on public.facts to anon, authenticated;
grant select (author_id) on public.facts to authenticated;
grant insert (id, key, value, status) on public.facts to authenticated;
grant update (value) on public.facts to authenticated;
grant delete on public.facts to authenticated;
grant all on public.facts to service_role;
grant execute on function public.current_site(timestamptz) to anon, authenticated, service_role;
grant execute on function public.save_facts(jsonb) to authenticated;

select private.drop_samples();
