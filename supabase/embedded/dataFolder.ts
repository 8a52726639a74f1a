import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationHashes } from './migrations.ts';

/**
 * Name of the file that is written after a complete start, with the migrations of the database, one per line. A folder
 * without it has no usable database.
 */
const READY_MARK = 'first-start-complete';

/** The names that PostgreSQL creates in its folder. A folder with any other file is not deleted. */
const POSTGRES_FILES = /^(PG_VERSION|base|global|pg_.*|postgresql.*\.conf|postmaster\..*)$/;

/** Its stack is the message, because Vite prints the stack and the message explains enough. */
class StartRefused extends Error {
  override stack = this.message;
}

/**
 * Prepares the folder of a database for the start. Deletes the incomplete database of an interrupted
 * first start, which would not open any more; leaves a complete one unchanged; creates the parent of a
 * missing folder.
 * @param migrations of the project, as `migrationHashes` lists them
 * @throws Error when the folder contains files other than a database's, or a database with a migration
 * that the project does not have or has changed, because later migrations would not fit its tables
 */
export function prepareDataFolder(folder: string, migrations = migrationHashes()): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) return;
  if (existsSync(join(folder, READY_MARK))) {
    refuseOtherMigrations(folder, migrations);
    return;
  }
  const foreign = readdirSync(folder).find((name) => !POSTGRES_FILES.test(name));
  if (foreign) {
    throw new StartRefused(
      `${folder} holds "${foreign}", which is no part of a database: name another folder`,
    );
  }
  rmSync(folder, { recursive: true });
}

function refuseOtherMigrations(folder: string, migrations: string[]): void {
  const applied = readFileSync(join(folder, READY_MARK), 'utf8').split('\n').filter(Boolean);
  // An empty mark is older than the migrations of the first release.
  if (applied.length > 0 && applied.every((line) => migrations.includes(line))) return;
  throw new StartRefused(
    `The database in ${folder} has other migrations than this version of the project: ` +
      '`npm run db:reset` deletes the local demo data, and the next start makes it afresh',
  );
}

/**
 * Records in the folder of a database that migrations and demo data have been applied, so that {@link
 * prepareDataFolder} leaves it unchanged.
 * @param migrations those that have been applied, as `migrationHashes` lists them
 */
export function markReady(folder: string, migrations = migrationHashes()): void {
  writeFileSync(join(folder, READY_MARK), migrations.join('\n'));
}
