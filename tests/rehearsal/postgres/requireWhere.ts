import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptGet } from '../../support/run/aptGet';

const SOURCE = fileURLToPath(new URL('requireWhere.c', import.meta.url));

const run = (program: string, args: string[], cwd?: string): string => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', cwd });
  return status === 0 ? stdout.trim() : '';
};

/** PostgreSQL's server headers: the installed ones, else unpacked from Debian's package. */
function headersOf(programs: string, folder: string): string | undefined {
  const version = run(join(programs, 'postgres'), ['--version']).match(/(\d+)\./)?.[1] ?? '';
  const includePath = `usr/include/postgresql/${version}/server`;
  if (existsSync(`/${includePath}/postgres.h`)) return `/${includePath}`;
  const download = () =>
    run('apt-get', ['-qq', 'download', `postgresql-server-dev-${version}`], folder);
  download();
  const archive = () => readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (!archive()) {
    aptGet('update');
    download();
  }
  const packageFile = archive();
  if (!packageFile) return undefined;
  run('dpkg-deb', ['-x', join(folder, packageFile), folder]);
  return join(folder, includePath);
}

/**
 * Compiles requireWhere.c for this PostgreSQL.
 * @returns the library's path without `.so`, or undefined without a compiler or headers
 */
export function compileRequireWhere(programs: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-require-where-'));
  const headers = headersOf(programs, folder);
  if (!headers) return undefined;
  if (!run('cc', ['--version']))
    aptGet('install', '-y', '--no-install-recommends', 'gcc', 'libc6-dev');
  const library = join(folder, 'requireWhere');
  run('chmod', ['755', folder]);
  run('cc', ['-O2', '-shared', '-fPIC', `-I${headers}`, '-o', `${library}.so`, SOURCE]);
  return existsSync(`${library}.so`) ? library : undefined;
}
