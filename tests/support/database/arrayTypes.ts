import { PGlite } from '@supabase/lite/pglite';

interface DatabaseClass {
  prototype: { _initArrayTypes: (options?: object) => Promise<void> };
  embassyOmitsArrayTypes?: true;
}

const UNUSED = `select typarray from pg_type where typarray <> 0
  and typnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and typname not in ('bool', 'char', 'int2', 'int4', 'int8', 'jsonb', 'name', 'oid', 'text', 'uuid', 'varchar')`;

/**
 * Removes from every embedded database the parsers for arrays that no query returns, such as those of the rows of
 * system tables. PGlite copies all its parsers for each query, and these are most of them, so that copying took a
 * seventh of the tests' time.
 */
export function omitSystemArrayTypes(): void {
  // Recorded on the class, because Vitest evaluates this module again for each test file of a process.
  const database = PGlite as unknown as DatabaseClass;
  if (database.embassyOmitsArrayTypes) return;
  database.embassyOmitsArrayTypes = true;
  const init = database.prototype._initArrayTypes;
  database.prototype._initArrayTypes = async function (this: PGlite, options) {
    await init.call(this, options);
    const { rows } = await this.query<{ typarray: number }>(UNUSED);
    for (const { typarray } of rows) delete this.parsers[typarray];
  };
}
