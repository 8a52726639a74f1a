import type { PGlite } from '@supabase/lite/pglite';

/** The rows of a database at one moment, as statements that restore them. */
export interface SavedRows {
  truncate: string;
  /** Insert the rows of one table each, which is the parameter as JSON. */
  inserts: { statement: string; rows: string }[];
  sequences: string;
}

/** Tables whose rows tests change, and their columns that are not computed. */
const TABLES = `
  select format('%I.%I', nspname, relname) as "table", string_agg(format('%I', attname), ', ') as columns
  from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r' and nspname !~ '^(pg_|information_schema$|supabase_migrations$)'
  group by 1`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null) as statement
  from pg_sequences`;

/** Saves the rows of every table except those of the system, and the state of the sequences. */
export async function saveRows(database: PGlite): Promise<SavedRows> {
  const { rows: tables } = await database.query<{ table: string; columns: string }>(TABLES);
  const inserts: SavedRows['inserts'] = [];
  for (const { table, columns } of tables) {
    const { rows } = await database.query<{ json: string | null }>(
      `select json_agg(t)::text as json from ${table} as t`,
    );
    const json = rows[0]?.json;
    if (!json) continue;
    const statement = `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1::text::json)`;
    inserts.push({ statement, rows: json });
  }
  const { rows: sequences } = await database.query<{ statement: string }>(SEQUENCES);
  return {
    truncate: `truncate ${tables.map(({ table }) => table).join(', ')}`,
    inserts,
    sequences: sequences.map(({ statement }) => statement).join(';'),
  };
}

/** Restores saved rows. Triggers and foreign keys are disabled in the transaction. */
export async function restoreRows(
  database: PGlite,
  { truncate, inserts, sequences }: SavedRows,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.exec(`set local session_replication_role = replica; ${truncate}`);
    for (const { statement, rows } of inserts) await transaction.query(statement, [rows]);
    await transaction.exec(sequences);
  });
}
