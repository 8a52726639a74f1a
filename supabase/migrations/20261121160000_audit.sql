-- Who changed what, and when: every insert, update and delete of news, notices and profiles, and
-- every file that was deleted (docs/decisions/0020-audit.md). Admins read it; nobody writes or
-- changes it, for the triggers below do, and nothing is ever taken out.

create table public.audit (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  -- Whose session it was, as an id and as an e-mail address or phone number, because accounts go;
  -- both null for what was done in the database itself.
  actor uuid,
  who text,
  kind text not null constraint audit_kind_known
    check (kind in ('news', 'notices', 'profiles', 'files')),
  -- `bin`, `restore`, `expire`: the next migration. `keep`: a file that could not be deleted.
  action text not null constraint audit_action_known
    check (action in ('create', 'change', 'bin', 'restore', 'delete', 'expire', 'keep')),
  -- Of the row; a file has none.
  item uuid,
  -- What it was called then; the address of a file.
  title text not null,
  -- {"column": [before, after]}, columns that changed and no others.
  changes jsonb not null default '{}'
);

-- The list of the dashboard, and the list of one item.
create index audit_newest on public.audit (at desc, id desc);
create index audit_item on public.audit (item, id desc);

alter table public.audit enable row level security;
alter table public.audit force row level security;

create policy audit_read on public.audit
for select to authenticated
using ((select private.is_admin()));

revoke all on public.audit from public, anon, authenticated, service_role;
grant select on public.audit to authenticated, service_role;

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- For those whom no grant and no policy binds, the owner included.
create trigger audit_kept before update or delete or truncate on public.audit
for each statement execute function private.refuse_change();

-- The e-mail address or phone number of an account.
create function private.name_of(account uuid) returns text
-- Definer: addresses stand in auth.users.
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(email, ''), '+' || nullif(phone, '')) from auth.users where id = account
$$;

-- What differs between two states of a row. A text of many pages is told by its length alone: the
-- versions hold the words.
create function private.changes_between(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, case when name = 'content'
      then jsonb_build_array(char_length(before ->> name), char_length(after ->> name))
      else jsonb_build_array(before -> name, after -> name) end), '{}')
  from jsonb_object_keys(before || after) as name
  where name not in ('id', 'updated_at')
    and coalesce(before -> name, 'null') <> coalesce(after -> name, 'null')
$$;

create function private.audit_row() returns trigger
-- Definer: nobody else may write the table.
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  item constant uuid := coalesce(after ->> 'id', before ->> 'id');
begin
  insert into public.audit (actor, who, kind, action, item, title, changes)
  values (
    (select auth.uid()), private.name_of((select auth.uid())), tg_table_name,
    case
      when tg_op = 'UPDATE' then 'change'
      when tg_op = 'DELETE' then case tg_table_name when 'profiles' then 'delete' else 'bin' end
      when coalesce(current_setting('embassy.restoring', true), '') = 'yes' then 'restore'
      else 'create'
    end,
    item,
    -- An account that is being removed has no name any more.
    coalesce(after ->> 'title', before ->> 'title', private.name_of(item), item::text),
    private.changes_between(before, after)
  );
  return null;
end
$$;

create trigger news_audited after insert or update or delete on public.news
for each row execute function private.audit_row();

create trigger notices_audited after insert or update or delete on public.notices
for each row execute function private.audit_row();

create trigger profiles_audited after insert or update or delete on public.profiles
for each row execute function private.audit_row();

-- Files are deleted by api/blob.ts, which has the caller's session and no key of its own. It says so
-- here before it deletes, so that no deletion goes without an entry; who and when are not its to say.
create function private.note_file_deletion(url text, failed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only admins delete files' using errcode = 'insufficient_privilege';
  end if;
  if url is null or url !~ '^https://\S+$' or char_length(url) > 4096 then
    raise exception 'not the address of a file' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.audit (actor, who, kind, action, title)
  values (
    (select auth.uid()), private.name_of((select auth.uid())), 'files',
    case when failed then 'keep' else 'delete' end, url
  );
end
$$;

-- Reached over REST. Invoker, so that nothing exposed runs with more rights than the caller's.
create function public.note_file_deletion(url text, failed boolean default false) returns void
language sql set search_path = ''
as $$
  select private.note_file_deletion(url, failed)
$$;

revoke all on function private.refuse_change(), private.name_of(uuid),
  private.changes_between(jsonb, jsonb), private.audit_row(),
  private.note_file_deletion(text, boolean), public.note_file_deletion(text, boolean)
from public, anon, authenticated;
grant execute on function private.note_file_deletion(text, boolean),
  public.note_file_deletion(text, boolean) to authenticated;

-- What last_edits knew is the beginning; the audit takes its place.
insert into public.audit (at, who, kind, action, item, title)
select edit.edited_at, edit.editor, item.kind, 'change', item.id, item.title
from public.last_edits as edit
join (
  select id, title, 'news' as kind from public.news
  union all select id, title, 'notices' from public.notices
) as item on item.id = edit.item
order by edit.edited_at, edit.item;

drop trigger news_edited on public.news;
drop trigger notices_edited on public.notices;
drop function private.note_edit();
drop table public.last_edits;

-- Estimated counts tell nothing of hidden texts (20261121150000_hidden_texts.sql).
alter table public.audit
  alter column who set statistics 0,
  alter column kind set statistics 0,
  alter column action set statistics 0,
  alter column title set statistics 0,
  alter column changes set statistics 0;
