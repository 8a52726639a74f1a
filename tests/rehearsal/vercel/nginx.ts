import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptGet, isRoot, onPath } from '../../support/run/aptGet';
import { endProcess } from '../../support/run/endProcess';
import { freePort } from '../../support/site/listen';

/** @throws one line that states what to install */
export function findNginx(): void {
  if (onPath('nginx')) return;
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'nginx-light');
  if (!onPath('nginx'))
    throw new Error('npm run rehearse needs nginx: apt-get install nginx-light.');
}

const TEMPLATE = new URL('../../../hosting/nginx.conf.template', import.meta.url);

/** Serves a folder with Debian's nginx and the template, with one server for database and store. */
export async function serveNginx(root: string, upstream: string) {
  findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'embassy-nginx-'));
  const port = await freePort();
  const values = new Map([
    ['LISTEN', `127.0.0.1:${port}`],
    ['MIRROR_HOST', 'mirror.example'],
    ['ROOT', root],
    ['RESOLVER', '127.0.0.1'],
    ['VITE_SITE_URL', 'https://embassy.example'],
    ['SUPABASE_URL', upstream],
    ['STORE_URL', `${upstream}/media`],
  ]);
  const site = join(folder, 'site.conf');
  const filled = readFileSync(TEMPLATE, 'utf8').replace(
    /\$\{(\w+)\}/g,
    (variable, name) => values.get(name) ?? variable,
  );
  writeFileSync(site, filled);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${isRoot() ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr error; events {}
    http {
      ${temporary.join(' ')} access_log off; include /etc/nginx/mime.types; include ${site};
    }`,
  );
  const server = spawn('nginx', ['-e', 'stderr', '-c', main], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => false))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
  }
  return {
    url,
    close: async () => {
      await endProcess(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
