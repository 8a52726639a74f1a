/**
 * A property that no object of the database may have; the names are those of Supabase's advisor.
 */
export interface Check {
  name: string;
  /** The rule, in one sentence. */
  forbids: string;
  /** Returns one row for each object that breaks the rule, its name as `found`. */
  query: string;
  /** Statements that create such an object. */
  violation: string[];
  /** The value of `found` after them. */
  finds: string;
}

/** SQL: whether a visitor or an authenticated user may read any column of `c`. */
export const READABLE = `(has_any_column_privilege('anon', c.oid, 'select')
  or has_any_column_privilege('authenticated', c.oid, 'select'))`;

/**
 * SQL: the tables that PostgREST exposes; supabase/config.toml exposes the schema `public` alone.
 */
export const TABLES = `pg_class as c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p')`;

/** Returns statements that create a table without violations. */
export const safeTable = (columns = 'id integer primary key'): string[] => [
  `create table public.new_table (${columns})`,
  'alter table public.new_table enable row level security',
  'alter table public.new_table force row level security',
];
