import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder from which `@supabase/lite` reads migrations, relative to the working directory. */
const FOLDER = 'supabase/migrations';

/**
 * Returns the migrations in the order of their application, each as `<file name> <SHA-256 of its text in
 * hex>`. Ignores the kind of line endings, because Git converts them on Windows.
 * @param folder relative to the working directory
 * @throws the error of Node if the folder does not exist
 */
export function migrationHashes(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${name} ${hashOf(readFileSync(join(folder, name), 'utf8'))}`);
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
