import type { PGlite } from '@supabase/lite/pglite';
import { openDatabase } from '../../../local/database/embedded';

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

/**
 * Saves the rows of all tables but the system's, and the state of the sequences.
 * @returns a function that restores them; triggers and foreign keys are disabled in its transaction
 */
async function saveRows(database: PGlite): Promise<() => Promise<void>> {
  const { rows: tables } = await database.query<{ table: string; columns: string }>(TABLES);
  /** Insert the rows of one table each, which is the parameter as JSON. */
  const inserts: [statement: string, rows: string][] = [];
  for (const { table, columns } of tables) {
    const { rows } = await database.query<{ json: string | null }>(
      `select json_agg(t)::text as json from ${table} as t`,
    );
    const statement = `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1::text::json)`;
    if (rows[0]?.json) inserts.push([statement, rows[0].json]);
  }
  const { rows: sequences } = await database.query<{ statement: string }>(SEQUENCES);
  const truncate = `truncate ${tables.map(({ table }) => table).join(', ')}`;
  return () =>
    database.transaction(async (transaction) => {
      await transaction.exec(`set local session_replication_role = replica; ${truncate}`);
      for (const [statement, rows] of inserts) await transaction.query(statement, [rows]);
      await transaction.exec(sequences.map(({ statement }) => statement).join(';'));
    });
}

/** A server on an embedded database. */
export interface Served<Server> {
  server: Server;
  /** Stops the server and removes the folder of the database. */
  close: () => Promise<void>;
  dataDir: string;
}

interface Shared<Server> {
  served: Served<Server>;
  restore: () => Promise<void>;
  inUse: boolean;
}

/**
 * Returns a server whose database has its first rows. The files of a process share one server,
 * because starting one takes a second; while it is in use, another one is started.
 */
export async function sharedBackend<Server>(
  start: () => Promise<Served<Server>>,
): Promise<Pick<Served<Server>, 'server' | 'close'>> {
  // Global, because Vitest evaluates this module again for each test file of a process.
  const ofProcess = globalThis as { embassyBackend?: Shared<Server> };
  if (ofProcess.embassyBackend?.inUse) return start();
  if (ofProcess.embassyBackend) {
    await ofProcess.embassyBackend.restore();
  } else {
    const served = await start();
    const restore = await saveRows(openDatabase(served.dataDir));
    ofProcess.embassyBackend = { served, restore, inUse: false };
  }
  const shared = ofProcess.embassyBackend;
  shared.inUse = true;
  return {
    server: shared.served.server,
    close: async () => {
      shared.inUse = false;
    },
  };
}
