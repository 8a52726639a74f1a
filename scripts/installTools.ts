import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Path of the file with the hash of the lockfile from which a folder was last installed. */
const installedLockfile = (folder: string): string =>
  join(folder, 'node_modules', '.installed-lockfile');

const lockfileHash = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Installs the packages of a folder's own package-lock.json unless they are installed. Tools of a
 * single command are installed on its first run, so that `npm install` does not fetch them.
 * @param folder with package.json and package-lock.json
 * @param command the npm script that needs them, for the message
 * @throws an Error with npm's output if the install fails
 */
export function installTools(folder: string, command: string): void {
  const expected = lockfileHash(folder);
  const marker = installedLockfile(folder);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === expected) return;
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The tools of ${command} cannot be installed:\n${stderr}`);
  writeFileSync(marker, expected);
}
