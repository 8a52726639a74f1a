import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder from which `@supabase/lite` reads migrations, relative to the working directory. */
const MIGRATIONS = 'supabase/migrations';

/** File that lists the migrations of the database, one a line; written when a start is complete. */
const APPLIED = 'applied-migrations';

/** Error whose stack is the message, because Vite prints the stack and the message suffices. */
class StartRefused extends Error {
  override stack = this.message;
}

/**
 * Creates the parent of the folder of a database, and checks a database that is there.
 * @throws Error if the database is incomplete, or has a migration that the project lacks or has
 *   changed, because later migrations would not fit its tables
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(join(folder, 'PG_VERSION'))) return;
  const file = join(folder, APPLIED);
  const applied = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const migrations = migrationHashes();
  if (applied.length > 0 && applied.every((line) => migrations.includes(line))) return;
  throw new StartRefused(
    `The database in ${folder} is incomplete or has other migrations than this version of the project: ` +
      '`npm run db:reset` deletes the local demo data, and the next start makes it afresh',
  );
}

/** Records in the folder of a database that migrations and demo data have been applied. */
export function markReady(folder: string): void {
  writeFileSync(join(folder, APPLIED), migrationHashes().join('\n'));
}

/** Returns the migrations in order, each as `<file name> <SHA-256 of its text>`. */
export const migrationHashes = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(MIGRATIONS, name));
      return `${name} ${createHash('sha256').update(text).digest('hex')}`;
    });
