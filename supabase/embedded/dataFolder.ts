import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written when the first start is through; a folder without it holds nothing worth keeping. */
const READY_MARK = 'first-start-complete';

/** What Postgres puts into its folder. Anything else there is somebody's, and stays. */
const MADE_BY_POSTGRES = /^(PG_VERSION|base|global|pg_.*|postgresql.*\.conf|postmaster\..*)$/;

/**
 * Makes room for the database. A first start that was cut off leaves a half-made database which
 * would never open again, so it is cleared away.
 *
 * @throws when the folder holds something other than a database.
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(folder) || existsSync(join(folder, READY_MARK))) return;
  const foreign = readdirSync(folder).find((name) => !MADE_BY_POSTGRES.test(name));
  if (foreign) {
    throw new Error(
      `${folder} holds "${foreign}", which is no part of a database: name another folder`,
    );
  }
  rmSync(folder, { recursive: true });
}

/** Says that tables and demo data are in place. */
export function markReady(folder: string): void {
  writeFileSync(join(folder, READY_MARK), '');
}
