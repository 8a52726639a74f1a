import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptGet, isRoot } from '../../support/run/aptGet';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres` of the newest PostgreSQL that Debian has installed. */
function installedFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Finds PostgreSQL, and installs Debian's package if there is none and the user is root.
 * @returns the folder of its executables
 * @throws one line that states what to install
 */
export function findPostgres(): string {
  if (!installedFolder()) {
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'postgresql');
  }
  const folder = installedFolder();
  if (folder) return folder;
  throw new Error(
    'npm run rehearse needs PostgreSQL 15 or newer: install it with `apt-get install postgresql`.',
  );
}

/**
 * The account that runs PostgreSQL if the user is root, because PostgreSQL refuses to run as root.
 */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const numberOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}
