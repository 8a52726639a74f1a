import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the tools' own package.json and package-lock.json. */
export const TOOLS = fileURLToPath(new URL('../tests/tools/', import.meta.url));

/** Imports a tool. `installTools` must have run before. */
export const requireTool = createRequire(join(TOOLS, 'package.json'));

/** The hash of the lockfile from which the tools were last installed. */
const MARKER = join(TOOLS, 'node_modules', '.installed-lockfile');

/**
 * Installs the tools of tests/tools/package.json unless they are installed. They are 800 MB that
 * only some commands need, so `npm install` does not fetch them.
 * @param user what needs them, for the message
 * @throws an Error with npm's output if the install fails
 */
export function installTools(user: string): void {
  const expected = createHash('sha256')
    .update(readFileSync(join(TOOLS, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === expected) return;
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit'],
    {
      cwd: TOOLS,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The tools of ${user} cannot be installed:\n${stderr}`);
  writeFileSync(MARKER, expected);
}
