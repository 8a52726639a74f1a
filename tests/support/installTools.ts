import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lockfile by which the packages of a folder were installed last. */
const installedLockfile = (folder: string): string =>
  join(folder, 'node_modules', '.installed-lockfile');

const lockfileHash = (folder: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/**
 * Installs the packages that a folder's own package-lock.json names, unless that is done. Tools that only
 * one command needs are installed on its first run, so that `npm install` does not bring them.
 * @param folder with package.json and package-lock.json
 * @param command that needs them, for the message
 * @throws with what npm printed when the install fails
 */
export function installTools(folder: string, command: string): void {
  const wanted = lockfileHash(folder);
  const note = installedLockfile(folder);
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return;
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The tools of ${command} cannot be installed:\n${stderr}`);
  writeFileSync(note, wanted);
}
