/** One thing that no object of the database may be; the names are those of Supabase's advisor. */
export interface Check {
  name: string;
  /** What it forbids, in one sentence. */
  forbids: string;
  /** Gives one row for each object that breaks it, its name as `found`. */
  query: string;
  /** Statements that make such an object. */
  violation: string[];
  /** What the query then finds. */
  finds: string;
}

/** Whether a visitor or a signed-in user may read any column of `c`. */
export const READABLE = `(has_any_column_privilege('anon', c.oid, 'select')
  or has_any_column_privilege('authenticated', c.oid, 'select'))`;

/** The tables that REST shows; supabase/config.toml serves the schema public alone. */
export const TABLES = `pg_class as c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p')`;

/** A table like all others, for violations to be made of. */
export const safeTable = (columns = 'id integer primary key'): string[] => [
  `create table public.new_table (${columns})`,
  'alter table public.new_table enable row level security',
  'alter table public.new_table force row level security',
];
