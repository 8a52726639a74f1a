-- Who saved an article or a notice last, for the colleague whose save comes second. A table of its
-- own, because everybody may read a notice and only admins this.

create table public.last_edits (
  -- Of an article or a notice; the triggers below keep it in step with both.
  item uuid primary key,
  -- E-mail address or phone number; null where nobody was signed in.
  editor text,
  edited_at timestamptz not null default now()
);

alter table public.last_edits enable row level security;
alter table public.last_edits force row level security;

create policy last_edits_read on public.last_edits
for select to authenticated
using ((select private.is_admin()));

revoke all on public.last_edits from public, anon, authenticated;
grant select on public.last_edits to authenticated;
grant all on public.last_edits to service_role;

create function private.note_edit() returns trigger
-- Definer: nobody else may write the table, and addresses stand in auth.users.
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.last_edits where item = old.id;
    return null;
  end if;
  insert into public.last_edits (item, editor, edited_at)
  values (
    new.id,
    (select coalesce(nullif(person.email, ''), '+' || nullif(person.phone, ''))
     from auth.users as person where person.id = (select auth.uid())),
    now()
  )
  on conflict (item) do update set editor = excluded.editor, edited_at = excluded.edited_at;
  return null;
end
$$;

revoke all on function private.note_edit() from public, anon, authenticated;

create trigger news_edited after insert or update or delete on public.news
for each row execute function private.note_edit();

create trigger notices_edited after insert or update or delete on public.notices
for each row execute function private.note_edit();
