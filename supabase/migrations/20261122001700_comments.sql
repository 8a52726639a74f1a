-- Comments of staff beside the texts of an item that was handed over (decision 0057). Visitors never see them; they go with the item.
create table public.comments (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint comments_kind_known check (private.is_kind(kind)),
  item_id uuid not null,
  -- The field of the form, for example `content_ru`.
  field text not null constraint comments_field_form check (field ~ '^[A-Za-z_]{1,40}$'),
  text text not null constraint comments_text_text check (private.is_text(text, 1000) and trim(text) <> ''),
  -- The comment that it answers.
  answers uuid references public.comments (id) on delete cascade,
  -- Without a foreign key, as in revisions.
  author_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  -- Whether nothing is left to do.
  settled boolean not null default false
);
alter table public.comments enable row level security, force row level security;
create index comments_of_item on public.comments (item_id);
create index comments_answers on public.comments (answers);

create function private.limit_comments() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if 200 <= (
    select count(*) from public.comments where author_id = new.author_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'comments_at_most_200 a day' using errcode = 'program_limit_exceeded';
  end if;
  return new;
end
$$;
select private.add_triggers('comments');
create trigger comments_limited before insert on public.comments
for each row execute function private.limit_comments();

create policy comments_read on public.comments
for select to authenticated
using ((select private.is_staff()));
-- On what has been saved, because its deletion deletes them.
create policy comments_add on public.comments
for insert to authenticated
with check (
  (select private.is_staff()) and author_id = (select auth.uid()) and exists (
    select from public.revisions as saved
    where saved.kind = comments.kind and saved.item_id = comments.item_id and saved.state = 'version'
  )
);
create policy comments_settle on public.comments
for update to authenticated
using ((select private.is_admin()) or ((select private.is_staff()) and author_id = (select auth.uid())));

revoke all on public.comments from public, anon, authenticated, service_role;
revoke all on function private.limit_comments() from public, anon, authenticated;
grant select, insert (id, kind, item_id, field, text, answers), update (settled) on public.comments to authenticated;
grant all on public.comments to service_role;

select private.drop_samples();
