import { PGlite } from '@supabase/lite/pglite';

interface DatabaseClass {
  prototype: { _initArrayTypes: (options?: object) => Promise<void> };
  embassyOmitsArrayTypes?: true;
}

const ROWS_OF_SYSTEM_TABLES = `select typarray from pg_type where typtype = 'c' and typarray <> 0
  and typnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

/**
 * Removes from every embedded database the parsers for arrays of the rows of system tables, which no
 * query returns. PGlite copies all its parsers for each query, and these are most of them, so that
 * copying took a seventh of the tests' time.
 */
export function omitSystemArrayTypes(): void {
  // Recorded on the class, because Vitest evaluates this module again for each test file of a process.
  const database = PGlite as unknown as DatabaseClass;
  if (database.embassyOmitsArrayTypes) return;
  database.embassyOmitsArrayTypes = true;
  const init = database.prototype._initArrayTypes;
  database.prototype._initArrayTypes = async function (this: PGlite, options) {
    await init.call(this, options);
    const { rows } = await this.query<{ typarray: number }>(ROWS_OF_SYSTEM_TABLES);
    for (const { typarray } of rows) delete this.parsers[typarray];
  };
}
