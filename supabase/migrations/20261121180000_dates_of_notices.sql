-- An import brings notices back with their dates, as it does articles, which could have theirs from the
-- beginning. The list goes by these dates: one in the future would hold a notice at its top, so none
-- is taken. When a notice really came stands in the audit.

grant insert (created_at) on public.notices to authenticated;

create or replace function private.notices_on_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.type = 'link' then
    new.file_url := null;
  end if;
  if tg_op = 'INSERT' then
    new.created_at := least(new.created_at, now());
  end if;
  new.updated_at := now();
  return new;
end
$$;
