import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sections and settings for hosted Supabase with which `@supabase/lite` does not start. */
const SECTIONS_HOSTED_ALONE = ['auth.rate_limit'];
const SETTINGS_HOSTED_ALONE = ['auth.email.enabled', 'auth.email.require_current_password'];

/**
 * Writes a copy of a config.toml that `@supabase/lite` can read, without the sections and settings for
 * hosted Supabase alone, into the folder for temporary files.
 * @param config the path of the file
 * @returns the path of the copy, the same for the same content
 * @throws the error of Node if the file cannot be read or the copy not be written
 */
export function readableConfig(config: string): string {
  const remaining = withoutSections(readFileSync(config, 'utf8'), SECTIONS_HOSTED_ALONE);
  const text = withoutSettings(remaining, SETTINGS_HOSTED_ALONE);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `embassy-config-${name}.toml`);
  // Atomic, because another server may be reading the same copy.
  writeFileSync(`${copy}.${process.pid}`, text);
  renameSync(`${copy}.${process.pid}`, copy);
  return copy;
}

/**
 * Returns a TOML text without the named sections, each from its header to the next one. A name that the
 * text does not have is ignored.
 * @param names as in the headers, without brackets: `auth.rate_limit`
 */
export function withoutSections(toml: string, names: string[]): string {
  let omitted = false;
  return toml
    .split('\n')
    .filter((line) => {
      const header = headerOf(line);
      if (header !== undefined) omitted = names.includes(header);
      return !omitted;
    })
    .join('\n');
}

/**
 * Returns a TOML text without the named settings. A name that the text does not have is ignored.
 * @param names as `section.key`; their values must not span lines
 */
export function withoutSettings(toml: string, names: string[]): string {
  let section = '';
  return toml
    .split('\n')
    .filter((line) => {
      section = headerOf(line) ?? section;
      const key = /^\s*([\w-]+)\s*=/.exec(line)?.[1];
      return key === undefined || !names.includes(`${section}.${key}`);
    })
    .join('\n');
}

const headerOf = (line: string): string | undefined => /^\s*\[\[?\s*([^\]]+?)\s*\]/.exec(line)?.[1];
