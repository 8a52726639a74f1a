import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sections and settings for hosted Supabase with which `@supabase/lite` does not start. */
const HOSTED_ALONE = [
  'auth.rate_limit',
  'auth.email.enabled',
  'auth.email.require_current_password',
];

/**
 * Writes a copy of a config.toml that `@supabase/lite` can read, without what is for hosted Supabase alone, into the
 * folder for temporary files.
 * @param config the path of the file; the values of omitted settings must not span lines
 * @returns the path of the copy, the same for the same content
 */
export function writeReadableConfig(config: string): string {
  let section = '';
  const lines = readFileSync(config, 'utf8').split('\n');
  const readable = lines.filter((line) => {
    section = /^\[+([\w.]+)/.exec(line)?.[1] ?? section;
    const key = /^(\w+) *=/.exec(line)?.[1];
    return !HOSTED_ALONE.some((name) => name === section || name === `${section}.${key}`);
  });
  const text = readable.join('\n');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `embassy-config-${name}.toml`);
  // Atomic, because another server may be reading the same copy.
  writeFileSync(`${copy}.${process.pid}`, text);
  renameSync(`${copy}.${process.pid}`, copy);
  return copy;
}
