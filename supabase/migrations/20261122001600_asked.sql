-- How often visitors have asked an open question, or about a page, at the window or by telephone (decision 0057): a number alone,
-- without who asked, who counted, when, or any words.
create table public.asked (
  -- `answers.<question>`, or the path of a page.
  key text primary key constraint asked_key_form check (key ~ '^(answers\.[A-Za-z0-9]{1,60}|/[a-z0-9/-]{0,79})$'),
  times integer not null default 1
);
alter table public.asked enable row level security, force row level security;

create policy asked_read on public.asked
for select to authenticated
using ((select private.is_staff()));

-- Counts once more, or takes a press back (`by` -1), and returns the number.
create function private.count_asked(wanted text, by integer) returns integer
-- Definer, because no API role writes a number.
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  if not private.is_staff() then
    raise exception 'only staff count what is asked' using errcode = 'insufficient_privilege';
  end if;
  if abs(by) <> 1 then
    raise exception 'count_asked_by_one' using errcode = 'check_violation';
  end if;
  update public.asked set times = greatest(times + by, 0) where key = wanted returning times into counted;
  if counted is null and by > 0 then
    -- The site has some two hundred questions and pages.
    if (select count(*) from public.asked) >= 500 then
      raise exception 'asked_at_most_500' using errcode = 'program_limit_exceeded';
    end if;
    insert into public.asked as other (key) values (wanted)
    on conflict (key) do update set times = other.times + 1 returning times into counted;
  end if;
  return coalesce(counted, 0);
end
$$;

-- Called over REST, as restore_from_bin.
create function public.count_asked(key text, by integer default 1) returns integer
language sql set search_path = ''
as $$
  select private.count_asked(key, by)
$$;

revoke all on public.asked from public, anon, authenticated, service_role;
revoke all on function public.count_asked(text, integer) from public, anon, authenticated, service_role;
revoke all on function private.count_asked(text, integer) from public, anon, authenticated;
grant select on public.asked to authenticated;
grant all on public.asked to service_role;
grant execute on function public.count_asked(text, integer), private.count_asked(text, integer) to authenticated;

select private.drop_samples();
