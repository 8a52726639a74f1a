-- Who saved an article or a notice last, for the colleague whose save comes second. Like the
-- author it is nobody's business on the public site: no role may select the column, and the
-- function answers admins alone.

alter table public.news
  add column changed_by uuid references auth.users (id) on delete set null;
alter table public.notices
  add column changed_by uuid references auth.users (id) on delete set null;

create function private.note_editor() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_by := (select auth.uid());
  return new;
end
$$;

revoke all on function private.note_editor() from public, anon, authenticated;

create trigger news_5_editor before insert or update on public.news
for each row execute function private.note_editor();

create trigger notices_editor before insert or update on public.notices
for each row execute function private.note_editor();

create function public.last_editor(item uuid) returns text
-- Definer: it reads the column and the address that nobody is granted.
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(editor.email, ''), '+' || editor.phone)
  from auth.users as editor
  where (select private.is_admin())
    and editor.id = coalesce(
      (select changed_by from public.news where id = item),
      (select changed_by from public.notices where id = item)
    )
$$;

revoke all on function public.last_editor(uuid) from public, anon;
grant execute on function public.last_editor(uuid) to authenticated, service_role;
