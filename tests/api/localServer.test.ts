import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list, put } from '@vercel/blob';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCAL_TOKEN, localFiles } from '../../api/_local/blobStore/plugin';
import { originOf, servePlugins } from '../support/site/viteServer';

/** What `vite dev` and `vite preview` provide in place of Vercel. */

const folder = mkdtempSync(join(tmpdir(), 'embassy-local-'));
let server: ViteDevServer;
let site: string;

beforeAll(async () => {
  // Restored after the tests, because the plugin sets them.
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

it('the local server runs the function, which requests the database on the same origin', async () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_for_tests');
  const response = await fetch(`${site}/api/blob-list`);
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
  expect(process.env.SUPABASE_URL).toBe(site);
});

it("the local server sets the store's URL for the SDK", async () => {
  const blob = await put('news/tea.jpg', 'x', { access: 'public' });
  expect((await list()).blobs.map(({ url }) => url)).toEqual([blob.url]);
  expect(await (await fetch(`${site}/media/news/tea.jpg`)).text()).toBe('x');
});

it("the local server serves the store to the SDK's client on the page's origin", async () => {
  const response = await fetch(`${site}/?pathname=news/browser.jpg`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-vercel-blob-access': 'public' },
    body: 'x',
  });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { pathname: 'news/browser.jpg' },
  ]);
});

it.each(['/', '/?pathname=x', '/news', '/api/other', '/api/blob-other', '/mediation'])(
  'the local server passes GET %s on to the site',
  async (path) => {
    expect((await fetch(site + path)).status).toBe(404);
  },
);
