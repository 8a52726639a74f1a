import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationHashes } from './migrations.ts';

/**
 * Written when a start is complete, with the migrations that the database has, one a line. A folder without it holds
 * nothing worth keeping.
 */
const READY_MARK = 'first-start-complete';

/** What Postgres puts into its folder. Anything else there is somebody's, and stays. */
const MADE_BY_POSTGRES = /^(PG_VERSION|base|global|pg_.*|postgresql.*\.conf|postmaster\..*)$/;

/** Without a stack, because Vite prints it instead of the message and the reader needs the message alone. */
class StartRefused extends Error {
  override stack = this.message;
}

/**
 * Makes room for the database. A first start that was cut off leaves a half-made database which
 * would never open again, so it is cleared away. A complete one is never changed here.
 *
 * @param migrations those of the project, as `migrationHashes` lists them
 * @throws when the folder holds something other than a database, or one with a migration that the project does not
 *   have, or has with another text: the others would be applied to tables that they were not written for.
 */
export function prepareDataFolder(folder: string, migrations = migrationHashes()): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder)) return;
  if (existsSync(join(folder, READY_MARK))) {
    refuseOtherMigrations(folder, migrations);
    return;
  }
  const foreign = readdirSync(folder).find((name) => !MADE_BY_POSTGRES.test(name));
  if (foreign) {
    throw new StartRefused(
      `${folder} holds "${foreign}", which is no part of a database: name another folder`,
    );
  }
  rmSync(folder, { recursive: true });
}

function refuseOtherMigrations(folder: string, migrations: string[]): void {
  const applied = readFileSync(join(folder, READY_MARK), 'utf8').split('\n').filter(Boolean);
  // An empty mark is from before the migrations were squashed for the first release.
  if (applied.length > 0 && applied.every((line) => migrations.includes(line))) return;
  throw new StartRefused(
    `The database in ${folder} has other migrations than this version of the project: ` +
      '`npm run db:reset` deletes the local demo data, and the next start makes it afresh',
  );
}

/** Records that tables and demo data are in place. */
export function markReady(folder: string, migrations = migrationHashes()): void {
  writeFileSync(join(folder, READY_MARK), migrations.join('\n'));
}
