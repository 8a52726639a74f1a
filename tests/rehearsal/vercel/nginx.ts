import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFor, type VercelConfig } from '../../../hosting/config';
import { nginxConfig } from '../../../hosting/nginx';
import { readUpstreams } from '../../../hosting/upstreams';
import { aptGet, isRoot, onPath } from '../../support/run/aptGet';
import { endProcess } from '../../support/run/endProcess';
import { freePort } from '../../support/site/listen';
import { fakeVariables } from './build';

/** @throws one line that states what to install */
export function findNginx(): void {
  if (onPath('nginx')) return;
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'nginx-light');
  if (!onPath('nginx'))
    throw new Error('npm run rehearse needs nginx: apt-get install nginx-light.');
}

/** The configuration of the fake deployment with a local server in place of database and store. */
function configWith(origin: string): VercelConfig {
  const upstreams = { ...readUpstreams(fakeVariables()), storeHost: 'store.example' };
  const config = configFor({ ...upstreams, supabaseUrl: origin });
  const rewrites = config.rewrites.map(({ source, destination }) => ({
    source,
    destination: destination.replace('https://store.example', `${origin}/media`),
  }));
  return { ...config, rewrites };
}

/** Serves a folder with Debian's nginx and the configuration that the build writes. */
export async function serveNginx(root: string, upstream: string) {
  findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'embassy-nginx-'));
  const port = await freePort();
  const site = join(folder, 'site.conf');
  writeFileSync(site, nginxConfig(configWith(upstream), 'https://embassy.example'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${isRoot() ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr error; events {}
    http {
      ${temporary.join(' ')} access_log off; include /etc/nginx/mime.types;
      limit_req_zone $binary_remote_addr zone=sign_in:1m rate=6r/m;
      server { listen 127.0.0.1:${port}; root ${root}; include ${site}; }
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
