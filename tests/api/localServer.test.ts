import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list, put } from '@vercel/blob';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, localFiles } from '../../api/_local/blobStore/plugin';
import { originOf, servePlugins } from '../support/viteServer';

/** What `vite dev` and `vite preview` offer in place of the platform. */

const folder = mkdtempSync(join(tmpdir(), 'embassy-local-'));
let server: ViteDevServer;
let site: string;

beforeAll(async () => {
  // The plugin sets these; noted here, so that they are put back.
  for (const name of ['SUPABASE_URL', 'BLOB_READ_WRITE_TOKEN', 'VERCEL_BLOB_API_URL']) {
    vi.stubEnv(name, '');
  }
  server = await servePlugins(folder, [localFiles({ folder: join(folder, 'files') })]);
  site = originOf(server);
});
afterAll(async () => {
  await server?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('the function is there, and it asks the database on the same server', async () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_tests');
  const answer = await fetch(`${site}/api/blob-list`);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
  expect(process.env.SUPABASE_URL).toBe(site);
});

it('the SDK finds the store without being told where', async () => {
  const blob = await put('news/tea.jpg', 'x', { access: 'public' });
  expect((await list()).blobs.map(({ url }) => url)).toEqual([blob.url]);
  expect(await (await fetch(`${site}/media/news/tea.jpg`)).text()).toBe('x');
});

it("the browser's half of the SDK reaches the store at the page's own origin", async () => {
  const answer = await fetch(`${site}/?pathname=news/browser.jpg`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-vercel-blob-access': 'public' },
    body: 'x',
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { pathname: 'news/browser.jpg' },
  ]);
});

it.each(['/', '/?pathname=x', '/news', '/api/other', '/api/blob-other', '/mediation'])(
  'GET %s is left to the site',
  async (path) => {
    expect((await fetch(site + path)).status).toBe(404);
  },
);
