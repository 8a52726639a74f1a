import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings of the hosted service at which the embedded backend would stop. */
const HOSTED_ALONE = ['auth.rate_limit'];

/**
 * A copy of a config.toml that the embedded backend can read: without the sections of the hosted
 * service alone. Gives its path.
 */
export function readableConfig(config: string): string {
  const text = withoutSections(readFileSync(config, 'utf8'), HOSTED_ALONE);
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
      const header = /^\s*\[\[?\s*([^\]]+?)\s*\]/.exec(line)?.[1];
      if (header !== undefined) left = names.includes(header);
      return !left;
    })
    .join('\n');
}
