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

-- Counts once more, and returns the number.
create function private.count_asked(wanted text) returns integer
-- Definer, because no API role writes a number.
language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  if not private.is_staff() then
    raise exception 'only staff count what is asked' using errcode = 'insufficient_privilege';
  end if;
  update public.asked set times = times + 1 where key = wanted returning times into counted;
  if counted is null then
    -- The site has some two hundred questions and pages.
    if (select count(*) from public.asked) >= 500 then
      raise exception 'asked_at_most_500' using errcode = 'program_limit_exceeded';
    end if;
    insert into public.asked as other (key) values (wanted)
    on conflict (key) do update set times = other.times + 1 returning times into counted;
  end if;
  return counted;
end
$$;

-- Called over REST, as restore_from_bin.
create function public.count_asked(key text) returns integer
language sql set search_path = ''
as $$
  select private.count_asked(key)
$$;

revoke all on public.asked from public, anon, authenticated, service_role;
revoke all on function public.count_asked(text) from public, anon, authenticated, service_role;
revoke all on function private.count_asked(text) from public, anon, authenticated;
grant select on public.asked to authenticated;
grant all on public.asked to service_role;
grant execute on function public.count_asked(text), private.count_asked(text) to authenticated;

select private.drop_samples();
