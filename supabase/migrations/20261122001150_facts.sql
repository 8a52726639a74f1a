-- Shapes of the values of facts, on which pages rely. Forms: src/lib/facts/factSchemas.ts.

-- An object with the required properties, and no others but the optional ones.
create function private.has_properties(value jsonb, required text[], optional text[] default '{}') returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then value ?& required and value - required - optional = '{}' else false end
$$;

create function private.is_amount(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select case when jsonb_typeof(value) = 'number' then value::numeric between 0 and 1e9 else false end $$;

-- {"amount": …}, of a range also {"max": …}, with the unit under its name, `currency` or `unit`.
create function private.is_measure(value jsonb, unit_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select private.has_properties(value, array['amount', unit_name], '{max}')
    and private.is_amount(value -> 'amount')
    and case
      when value -> 'max' is null then true
      when private.is_amount(value -> 'max') then (value -> 'max')::numeric > (value -> 'amount')::numeric
      else false
    end
    and value -> unit_name <@ case unit_name
      when 'currency' then '["USD", "RUB", "KES"]'
      else '["hour", "day", "workingDay", "week", "month", "year"]'
    end::jsonb
    and jsonb_typeof(value -> unit_name) = 'string'
$$;

-- A string that is a line of at most this length.
create function private.is_json_line(value jsonb, longest integer) returns boolean
language sql immutable set search_path = ''
as $$ select jsonb_typeof(value) = 'string' and private.is_line(value #>> '{}', longest) $$;

-- {"en": …, "ru": …}, each such a line.
create function private.is_line_in_both(value jsonb, longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select private.has_properties(value, '{en,ru}')
    and private.is_json_line(value -> 'en', longest) and private.is_json_line(value -> 'ru', longest)
$$;

-- A string that matches a pattern.
create function private.is_like(value jsonb, pattern text) returns boolean
language sql immutable set search_path = ''
as $$ select jsonb_typeof(value) = 'string' and value #>> '{}' ~ pattern $$;

create function private.is_email(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select private.is_like(value, '^[A-Za-z0-9_.+-]+@[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$') $$;

-- A form's PDF in one language: {"file": {"url", "bytes", "pages"}, "edition", "day"}.
create function private.is_form_file(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select private.has_properties(value, '{file}', '{edition,day}')
    and private.has_properties(value -> 'file', '{url,bytes}', '{pages}')
    and private.is_like(
      value #> '{file,url}', '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+\.pdf$'
    )
    and private.is_amount(value #> '{file,bytes}')
    and (value #> '{file,pages}' is null or private.is_amount(value #> '{file,pages}'))
    and (value -> 'edition' is null or private.is_json_line(value -> 'edition', 60))
    and (value -> 'day' is null or private.is_day(value ->> 'day'))
$$;

-- The text of a slot: a string, a list or an object of strings, or a list of lists of strings, in
-- the changed languages. The database does not know the exact shape of the built-in text.
create function private.is_words(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select private.has_properties(value, '{}', '{en,ru}') and value <> '{}' and not exists (
    select from jsonb_each(value) as language (name, words)
    where case jsonb_typeof(words)
      when 'string' then false
      when 'object' then exists (
        select from jsonb_each(words) as part (name, words) where jsonb_typeof(part.words) <> 'string'
      )
      when 'array' then exists (
        select from jsonb_array_elements(words) as line (words)
        where case jsonb_typeof(line.words)
          when 'string' then false
          when 'array' then exists (
            select from jsonb_array_elements(line.words) as cell (words) where jsonb_typeof(cell.words) <> 'string'
          )
          else true
        end
      )
      else true
    end
  )
$$;

-- Who leads the Embassy: {"name": …, "title": …, "photo": …, …}; name and photo null if unknown.
create function private.is_leader(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select
    private.has_properties(value, '{name,title,photo}', '{about,phone,email}')
    and (value -> 'name' = 'null' or private.is_line_in_both(value -> 'name', 500))
    and private.is_line_in_both(value -> 'title', 500)
    and (
      value -> 'photo' = 'null' or private.is_like(
        value -> 'photo', '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+$'
      )
    )
    and (value -> 'about' is null or private.is_line_in_both(value -> 'about', 2000))
    and (value -> 'phone' is null or private.is_like(value -> 'phone', '^\+?[0-9]{3,15}$'))
    and (value -> 'email' is null or private.is_email(value -> 'email'))
$$;

-- Whether a value has the shape of its key. JSON's null: the built-in value, no day, no answer.
create function private.is_fact(key text, value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(case
    when jsonb_typeof(value) = 'null' then true
    when key like 'words:%' then private.is_words(value)
    when key ~ '^reviewed(\.[A-Za-z0-9-]+)+$' then jsonb_typeof(value) = 'string' and private.is_day(value #>> '{}')
    when key ~ '^hours(\.[A-Za-z]+){1,2}$' then
      private.has_properties(value, '{opens,closes}')
      and case
        when private.is_like(value -> 'opens', '^([01]?[0-9]|2[0-3]):[0-5][0-9]$')
          and private.is_like(value -> 'closes', '^([01]?[0-9]|2[0-3]):[0-5][0-9]$')
        then (value ->> 'opens')::time < (value ->> 'closes')::time
        else false
      end
    when key !~ '^[A-Za-z]+\.[A-Za-z0-9-]+$' then false
    else case split_part(key, '.', 1)
      when 'fees' then private.is_measure(value, 'currency')
      when 'thresholds' then private.is_measure(value, 'currency')
      when 'times' then private.is_measure(value, 'unit')
      when 'rules' then private.is_amount(value) or private.is_json_line(value, 40)
      -- Some numbers are called within Kenya alone, and are written with spaces.
      when 'phones' then private.is_like(value, '^\+?[0-9]([0-9 ]{1,18}[0-9])$')
      when 'emails' then private.is_email(value)
      when 'urls' then jsonb_typeof(value) = 'string' and private.is_web_url(value #>> '{}')
      when 'answers' then private.is_line_in_both(value, 2000)
      -- At most a year, because pages look for the next open day one by one.
      when 'closedDays' then
        private.has_properties(value, '{from,to,reason}', '{closesAt,open}')
        and private.is_line_in_both(value -> 'reason', 1000)
        and (value -> 'closesAt' is null or private.is_like(value -> 'closesAt', '^([01]?[0-9]|2[0-3]):[0-5][0-9]$'))
        and (value -> 'open' is null or value -> 'open' = 'true')
        and case
          when private.is_day(value ->> 'from') and private.is_day(value ->> 'to')
          then (value ->> 'to')::date - (value ->> 'from')::date between 0 and 366
          else false
        end
      when 'forms' then
        private.has_properties(value, '{}', '{en,ru}') and value <> '{}'
        and (value -> 'en' is null or private.is_form_file(value -> 'en'))
        and (value -> 'ru' is null or private.is_form_file(value -> 'ru'))
      when 'leadership' then private.is_leader(value)
      when 'pictures' then
        private.has_properties(value, '{url,alt,credit}')
        and private.is_like(value -> 'url', '^https://[a-z0-9]+\.public\.blob\.vercel-storage\.com/[^"\\\s]+$')
        and private.is_line_in_both(value -> 'alt', 1000) and private.is_json_line(value -> 'credit', 100)
      else false
    end
  end, false)
$$;

-- The fees, telephone numbers and other facts of src/content/facts.ts that staff have changed, days
-- on which the Embassy is closed, answers to open questions (decision 0047), and changed texts of
-- src/locales (decision 0053). The site ignores an unknown key and a value of another type.
create table public.facts (
  id uuid primary key default gen_random_uuid(),
  -- `fees.petPermit`, `closedDays.<id>`, `answers.<question>`, `reviewed.<page>`,
  -- `forms.<form>`, `leadership.<office>`, `pictures.<page>`, `words:<namespace>:<path>`.
  key text not null constraint facts_key_once unique constraint facts_key_form check (
    key ~ '^[a-zA-Z]+(\.[A-Za-z0-9-]+)+$' and char_length(key) <= 80
    or key ~ '^words:[A-Za-z0-9/-]+:[A-Za-z0-9_/#-]+(\.[A-Za-z0-9_/#-]+)*$' and char_length(key) <= 200
  ),
  -- {"is": …}, an object, because the embedded backend accepts no text as JSON. Null: the built-in
  -- value, no such day, or no answer. The row stays, because pages that were built with the value
  -- ask what has changed since.
  value jsonb
    constraint facts_value_object check (jsonb_typeof(value) = 'object' and value ? 'is')
    constraint facts_value_size check (
      octet_length(value::text) <= case when key like 'words:%' then 20000 else 4000 end
    )
    -- JSON escapes control characters. Only texts of pages may have one, the line break.
    constraint facts_value_plain check (
      private.is_text(value::text, 20000) and value::text !~ '\\[^"n]' and (key like 'words:%' or value::text !~ '\\n')
    ),
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint facts_value_shape check (
    value is null or private.is_fact(key, value -> 'is') and value - 'is' = '{}'
  ),
  -- Not in the future, because the next check of a page is due some time after this day.
  constraint facts_reviewed_day check (
    key not like 'reviewed.%' or coalesce(value ->> 'is', '') <= to_char(updated_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')
  )
);
alter table public.facts enable row level security, force row level security;

-- Rejects a save after which there are more than 500 facts with a value, or more than 300 kB.
create function private.limit_facts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Every page of the site asks for these once a minute.
  if (
    select count(*) > 500 or sum(octet_length(value::text)) > 300000 from public.facts where value is not null
  ) then
    raise exception 'facts_at_most_500, of 300 kB' using errcode = 'program_limit_exceeded';
  end if;
  return null;
end
$$;

create trigger facts_write before insert or update on public.facts
for each row execute function private.date_save();
create trigger facts_limited after insert or update on public.facts
for each statement execute function private.limit_facts();
create trigger facts_recorded after insert or update or delete on public.facts
for each row execute function private.record();

create policy facts_public on public.facts
for select to anon, authenticated
using (true);
create policy facts_create on public.facts
for insert to authenticated
with check ((select private.is_admin()));
create policy facts_change on public.facts
for update to authenticated
using ((select private.is_admin()));

-- What a page of the site asks for every minute: the alerts that are visible now, and the facts
-- that have changed since it was built. Closed days that are over concern only pages that were
-- built with them. Short names, because every page view transfers them.
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
        where updated_at > since and (
          since > '-infinity'
          or not (key like 'closedDays.%' and value #>> '{is,to}' < to_char(now() at time zone 'Europe/Moscow', 'YYYY-MM-DD'))
        )
        order by key
      ) as fact
    )
  )
$$;

-- "The Embassy is closed": the closed day and its alert, both or neither.
-- Returns the id of the alert. The caller's rights decide, as for each table alone.
create function public.close_embassy(key text, day jsonb, alert jsonb) returns uuid
language plpgsql set search_path = ''
as $$
declare
  alert_id uuid;
begin
  insert into public.facts (key, value) values (close_embassy.key, jsonb_build_object('is', day));
  insert into public.alerts (level, text_en, text_ru, starts_at, ends_at)
  values (
    (alert ->> 'level')::public.alert_level, alert ->> 'text_en', alert ->> 'text_ru',
    (alert ->> 'starts_at')::timestamptz, (alert ->> 'ends_at')::timestamptz
  )
  returning id into alert_id;
  return alert_id;
end
$$;

select private.drop_samples();
