import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sections and settings of the hosted service at which the embedded backend would stop. */
const SECTIONS_HOSTED_ALONE = ['auth.rate_limit'];
const SETTINGS_HOSTED_ALONE = ['auth.email.enabled', 'auth.email.require_current_password'];

/**
 * A copy of a config.toml that the embedded backend can read: without the sections and settings of
 * the hosted service alone. Gives its path.
 */
export function readableConfig(config: string): string {
  const whole = withoutSections(readFileSync(config, 'utf8'), SECTIONS_HOSTED_ALONE);
  const text = withoutSettings(whole, SETTINGS_HOSTED_ALONE);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `embassy-config-${name}.toml`);
  // In one step: another server may be reading the same copy.
  writeFileSync(`${copy}.${process.pid}`, text);
  renameSync(`${copy}.${process.pid}`, copy);
  return copy;
}

/** TOML without the named sections, each from its header to the next one. */
export function withoutSections(toml: string, names: string[]): string {
  let left = false;
  return toml
    .split('\n')
    .filter((line) => {
      const header = headerOf(line);
      if (header !== undefined) left = names.includes(header);
      return !left;
    })
    .join('\n');
}

/**
 * TOML without the named settings, each called `section.key`. Their values must stand on one line,
 * as those of the settings above do.
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
