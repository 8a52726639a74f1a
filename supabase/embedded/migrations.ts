import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded backend reads migrations from; relative to the working directory, as its config.toml is. */
const FOLDER = 'supabase/migrations';

/**
 * The migrations in the order in which they are applied, each as its file name and the SHA-256 of its text. Line
 * endings do not count, because Git converts them on Windows.
 */
export function migrationHashes(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${name} ${hashOf(readFileSync(join(folder, name), 'utf8'))}`);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
