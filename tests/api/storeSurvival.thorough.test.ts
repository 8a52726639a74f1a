import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list, put } from '@vercel/blob';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { BlobStore } from '../../api/_local/blobStore/store';
import { LOCAL_TOKEN, pointAtStore } from '../support/store/files';

/** A store in a separate process that is killed without warning. */

const PROGRAM = new URL('../support/store/storeProcess.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'embassy-killed-'));
const files = join(folder, 'files');
let running: ChildProcess;

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    // Bundled into one file, because its folder has no node_modules.
    ssr: { noExternal: true },
    build: { ssr: fileURLToPath(PROGRAM), outDir: join(folder, 'program') },
  });
});
afterEach(() => running?.kill('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(): Promise<string> {
  const program = join(folder, 'program', 'storeProcess.js');
  running = spawn(process.execPath, [program, files, LOCAL_TOKEN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(running.stdout ?? running, 'data');
  const url = String(line).trim();
  pointAtStore(url);
  return url;
}

async function kill(): Promise<void> {
  running.kill('SIGKILL');
  await once(running, 'exit');
}

it('a killed store has all complete uploads and no partial ones', async () => {
  const url = await start();
  const options = { access: 'public', token: LOCAL_TOKEN } as const;
  const retained = await put('news/retained.jpg', 'full', options);
  const half = request(`${url}/?pathname=news/half.jpg`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-vercel-blob-access': 'public' },
  });
  half.on('error', () => undefined);
  half.write(Buffer.alloc(1_000_000));
  await expect.poll(() => new BlobStore(files, LOCAL_TOKEN).disk.orphans()).toHaveLength(1);
  await kill();

  await start();
  expect((await list()).blobs.map((blob) => blob.url)).toEqual([retained.url]);
  await put('news/half.jpg', 'whole', options);
  const { disk } = new BlobStore(files, LOCAL_TOKEN);
  await disk.sweep(Date.now() + 2 * 60 * 60 * 1000);
  expect(await disk.orphans()).toEqual([]);
  expect((await disk.all()).map(({ pathname, size }) => [pathname, size])).toEqual([
    ['news/half.jpg', 5],
    ['news/retained.jpg', 4],
  ]);
});

it('an overwrite during which the store is killed leaves the old or the new file', async () => {
  const sizes = [1, 200_000];
  for (let round = 0; round < 4; round += 1) {
    await start();
    const options = { access: 'public', token: LOCAL_TOKEN, allowOverwrite: true } as const;
    await put('news/changing.jpg', 'x', options);
    const writing = put('news/changing.jpg', Buffer.alloc(200_000), options).catch(() => null);
    await new Promise((done) => setTimeout(done, round * 4));
    await kill();
    await writing;
    const { disk } = new BlobStore(files, LOCAL_TOKEN);
    const entry = await disk.find('news/changing.jpg');
    const chunks = entry ? await disk.read(entry.object).toArray() : [];
    expect(Buffer.concat(chunks)).toHaveLength(entry?.size ?? -1);
    expect(sizes).toContain(entry?.size);
  }
});
