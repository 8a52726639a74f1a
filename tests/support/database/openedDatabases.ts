import { resolve } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';

interface DatabaseClass {
  prototype: { _initArrayTypes: (options?: object) => Promise<void> };
  /** By folder. On the class, because Vitest evaluates this module again for each test file of a process. */
  embassyOpened?: Map<string, PGlite>;
}

const databaseClass = PGlite as unknown as DatabaseClass;

const UNUSED = `select typarray from pg_type where typarray <> 0
  and typnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  and typname not in ('bool', 'char', 'int2', 'int4', 'int8', 'jsonb', 'name', 'oid', 'text', 'uuid', 'varchar')`;

/**
 * Records every embedded database that is opened, because `@supabase/lite` does not return it, and removes from it the
 * parsers for arrays that no query returns, such as those of the rows of system tables. PGlite copies all its parsers for
 * each query, and these are most of them, so that copying took a seventh of the tests' time.
 */
export function watchOpenedDatabases(): void {
  if (databaseClass.embassyOpened) return;
  const opened = new Map<string, PGlite>();
  databaseClass.embassyOpened = opened;
  const init = databaseClass.prototype._initArrayTypes;
  databaseClass.prototype._initArrayTypes = async function (this: PGlite, options) {
    await init.call(this, options);
    const { rows } = await this.query<{ typarray: number }>(UNUSED);
    for (const { typarray } of rows) delete this.parsers[typarray];
    if (this.dataDir) opened.set(resolve(this.dataDir), this);
  };
}

/** Returns the database that was opened last in this folder. */
export function openedDatabase(folder: string): PGlite {
  const database = databaseClass.embassyOpened?.get(resolve(folder));
  if (!database) throw new Error(`no database was opened in ${folder}`);
  return database;
}
