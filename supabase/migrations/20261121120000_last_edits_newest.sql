-- The dashboard shows what was changed last.
create index last_edits_newest on public.last_edits (edited_at desc, item);
