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
 * @param migrations of the project, as {@link migrationHashes} lists them
 * @throws Error if the database is incomplete, or has a migration that the project lacks or has
 *   changed, because later migrations would not fit its tables
 */
export function prepareDataFolder(folder: string, migrations = migrationHashes()): void {
  mkdirSync(dirname(folder), { recursive: true });
  if (!existsSync(join(folder, 'PG_VERSION'))) return;
  const file = join(folder, APPLIED);
  const applied = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  if (applied.length > 0 && applied.every((line) => migrations.includes(line))) return;
  throw new StartRefused(
    `The database in ${folder} is incomplete or has other migrations than this version of the project: ` +
      '`npm run db:reset` deletes the local demo data, and the next start makes it afresh',
  );
}

/** Records in the folder of a database that migrations and demo data have been applied. */
export function markReady(folder: string, migrations = migrationHashes()): void {
  writeFileSync(join(folder, APPLIED), migrations.join('\n'));
}

/**
 * Returns the migrations in order, each as `<file name> <SHA-256 of its text>`, whatever its line
 * endings, because Git converts them on Windows.
 * @param folder relative to the working directory
 */
export function migrationHashes(folder = MIGRATIONS): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${name} ${hashText(readFileSync(join(folder, name), 'utf8'))}`);
}

const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
