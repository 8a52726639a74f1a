import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { endProcess } from '../support/run/endProcess';
import { copyOfDatabase } from '../support/site/databaseTemplate';
import { memoryFolder } from '../support/site/memoryFolder';
import { spawnSite, untilServed } from '../support/site/siteProcess';

const home = memoryFolder('embassy-dev-');
const dataDir = join(home, 'data');
const apikey = process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '';
let running: ChildProcess;

afterAll(async () => {
  await endProcess(running, 'SIGKILL');
  rmSync(home, { recursive: true, force: true, maxRetries: 3 });
});

async function start(): Promise<string> {
  running = spawnSite(['dev', join(home, 'cache')], { EMBEDDED_DATA_DIR: dataDir });
  return (await untilServed(running)).origin;
}

async function post(url: string, body: object, token = apikey): Promise<Response> {
  const headers = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('the development server serves the site, and has what was saved after a restart', async () => {
  await copyOfDatabase(dataDir);
  let site = await start();
  expect(await (await fetch(site)).text()).toContain('<div id="root">');
  const session = await post(`${site}/auth/v1/token?grant_type=password`, DEMO_ADMIN);
  const article = { slug: 'kept', title: 'Kept', content: 'Text', status: 'published' };
  const { access_token } = await session.json();
  expect((await post(`${site}/rest/v1/news`, article, access_token)).status).toBe(201);
  await endProcess(running);
  site = await start();
  const stored = await fetch(`${site}/rest/v1/news?select=title&slug=eq.kept`, {
    headers: { apikey },
  });
  expect(await stored.json()).toEqual([{ title: 'Kept' }]);
}, 120_000);
