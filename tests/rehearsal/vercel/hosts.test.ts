import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { headers } from '../../../hosting/headers';
import { redirects } from '../../../hosting/redirects';
import { rewritesTo } from '../../../hosting/rewrites';
import { readUpstreams } from '../../../hosting/variables';
import { LOCAL_TOKEN } from '../../../local/localFiles';
import { originOf } from '../../support/site/viteServer';
import { fakeVariables } from './build';
import { serveNginx } from './nginx';
import { serveOutput } from './output';

/** The same answers from the preview, from the output of `vercel build`, and from nginx. */

const outputDir = inject('vercelOutput');
const folder = mkdtempSync(join(tmpdir(), 'embassy-preview-'));
const apikey = fakeVariables().SUPABASE_PUBLISHABLE_KEY ?? '';
const hosts: Record<string, { url: string; close: () => Promise<void> }> = {};

beforeAll(async () => {
  vi.stubEnv('EMBEDDED_DATA_DIR', join(folder, 'data'));
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', apikey);
  const server = await preview({
    mode: 'demo',
    logLevel: 'warn',
    build: { outDir: join(outputDir, 'static') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const local = originOf(server);
  hosts.preview = { url: local, close: () => server.close() };
  hosts.vercel = await serveOutput(outputDir, {
    'abcdefgh.supabase.co': local,
    'abcdef123.public.blob.vercel-storage.com': `${local}/media`,
  });
  hosts.nginx = await serveNginx(join(outputDir, 'static'), local);
  const response = await fetch(`${local}/?pathname=news/tea.txt`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
    body: 'tea',
  });
  expect(response.status).toBe(200);
});
afterAll(async () => {
  for (const name of ['nginx', 'vercel', 'preview']) await hosts[name]?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Status, path of a redirect, and Cache-Control of a path, where the host sets it. */
const responses: [path: string, status: number, location?: string | null, cache?: string][] = [
  ['/', 200, null, REVALIDATE],
  ['/ru/consular/pets?q=1', 200, null, REVALIDATE],
  ['/admin/news/edit/1', 200, null, REVALIDATE],
  ['/scenes/dhow-coast.svg', 200, null, 'public, max-age=86400'],
  ['/ru/consular/pets.html', 308, '/ru/consular/pets'],
  ['/RU/consular?need=lost', 308, '/ru/consular?need=lost'],
  ['/eta', 308, '/consular/visa'],
  ['/ru/contacts?a=1', 308, '/ru/embassy?a=1'],
  ['/index.html', 308, '/'],
  ['/ru/admin/dashboard', 308, '/admin/dashboard'],
  ['/nope', 404, null, REVALIDATE],
  ['/news/an-article', 404, null, REVALIDATE],
  ['/src/main.ts', 404],
  ['/.env', 404],
  ['/auth/v1/otp', 404],
  ['/media/news/none.jpg', 404],
  ['/rest/v1/news', 401, null, 'no-store'],
];

/** Sends a path unchanged, which `fetch` would normalize; returns status and Location. */
const redirectOf = (origin: string, path: string): Promise<[status: number, location: string]> =>
  new Promise((done, failed) => {
    get(new URL(origin), { path }, (response) => {
      response.resume();
      done([response.statusCode ?? 0, response.headers.location ?? '']);
    }).once('error', failed);
  });

describe.each(['vercel', 'nginx'])('the host %s', (name) => {
  const request = (path: string, init?: RequestInit) =>
    fetch(`${hosts[name]?.url}${path}`, { redirect: 'manual', ...init });

  it.each(responses)('responds to %s with %d', async (path, status, location, cache) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    if (location !== undefined) expect(response.headers.get('location')).toBe(location);
    if (cache) expect(response.headers.get('cache-control')).toBe(cache);
    if (status === 404 && cache) expect(await response.text()).toContain('<h1');
  });

  it('forwards to the database and to the store', async () => {
    const news = await request('/rest/v1/news?select=id&limit=1', { headers: { apikey } });
    expect([news.status, await news.json()]).toEqual([200, [{ id: expect.any(String) }]]);
    const file = await request('/media/news/tea.txt');
    expect(await file.text()).toBe('tea');
    expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'; base-uri/);
  });

  it('leads no address to another host', async () => {
    const prefixes = ['/en/', '/en/ru/', '/ru/admin/', '/'];
    const rests = ['\\', '%5C', '%5c', '%2f', '%09/', '%0d%0aX-Evil:1', '/', '/\\'];
    for (const prefix of prefixes) {
      for (const rest of rests) {
        for (const end of ['', '/']) {
          const path = `${prefix}${rest}evil.example${end}`;
          const [status, location] = await redirectOf(hosts[name]?.url ?? '', path);
          expect(new URL(location, 'https://site.example').origin, path).toBe(
            'https://site.example',
          );
          expect(status, path).toBeLessThan(500);
        }
      }
    }
  });
});

/** A path of every rule that nginx has: a file of the build, an endpoint of GoTrue. */
const paths = [...headers, ...redirects, ...rewritesTo(readUpstreams(fakeVariables()))]
  .map(({ source }) => source.replace(/:\w+(?:\(.*\))?\*?/g, 'x').replace('(/.*)?', ''))
  .map((source) => source.replace('/v1/(.*)', '/v1/user').replace('(.*)', 'dhow-coast.svg'))
  .filter((path) => !path.startsWith('/api/'));

it('nginx answers a path of every header, redirect and rewrite as Vercel does', async () => {
  const names = new Set(headers.flatMap((rule) => rule.headers.map(({ key }) => key)));
  const answer = async (host: string, path: string) => {
    const response = await fetch(`${hosts[host]?.url}${path}`, { redirect: 'manual' });
    const stated = response.status === 308 ? ['Location'] : [...names];
    const sent = stated.map((name) => `${name}: ${response.headers.get(name)}`);
    return { path, status: response.status, sent };
  };
  const answers = (host: string) => Promise.all(paths.map((path) => answer(host, path)));
  expect(await answers('nginx')).toEqual(await answers('vercel'));
});

it('nginx refuses the function and says where it is', async () => {
  const response = await fetch(`${hosts.nginx?.url}/api/blob-list`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'Only at https://embassy.example' });
});

it('nginx limits guesses of codes and passwords by IP address, with the status that GoTrue has for it', async () => {
  const guessAt = async (endpoint: string) =>
    (await fetch(`${hosts.nginx?.url}/auth/v1/${endpoint}`, { method: 'POST' })).status;
  const statuses = await Promise.all(Array.from({ length: 40 }, () => guessAt('verify')));
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(await guessAt('token?grant_type=password')).toBe(429);
  expect(await guessAt('recover')).not.toBe(429);
});
