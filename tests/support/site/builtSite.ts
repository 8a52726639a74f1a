import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../browser/chromium';
import { endProcess } from '../run/endProcess';
import { copyOfTemplate, fingerprintOf } from '../run/folderTemplate';
import { memoryFolder } from './memoryFolder';

/**
 * Builds the site into `dist` in another process, as `npm run preview` does, with the demo data of
 * a new database in `data`.
 * @throws an Error with the output if the build fails
 */
async function buildInProcess(folder: string): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'warn'];
  const outDir = join(folder, 'dist');
  await promisify(execFile)(process.execPath, [...vite, '--outDir', outDir, '--emptyOutDir'], {
    // With Vitest's own value Vite would bundle React's development code.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EMBEDDED_DATA_DIR: join(folder, 'data'),
    },
  });
}

const PROGRAM = fileURLToPath(new URL('siteServer.mjs', import.meta.url));

/**
 * Starts a server of the site in a child process, because its function and the embedded GoTrue
 * read the environment, which servers in one process would share.
 */
const spawnSite = (outDir: string, template: string): ChildProcess =>
  spawn(process.execPath, [PROGRAM, outDir, template], {
    // Vitest's own value would select React's development code.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Waits until the server accepts requests. */
async function untilServed({ stdout }: ChildProcess): Promise<{ url: string; restoreUrl: string }> {
  if (!stdout) throw new Error('the server has no output');
  for await (const line of createInterface(stdout)) {
    if (!line.startsWith('{"url"')) continue;
    stdout.resume();
    return JSON.parse(line);
  }
  throw new Error('the server of the site did not start');
}

/** Entries of the checkout from which the site is not built. */
const NOT_BUILT_FROM = /^(?:node_modules|\.git|\.data|\.vercel|dist|backups|docs|tests)$/;

/**
 * Fills a folder with the built site and its database, from a template, so that a checkout builds
 * it once. A new file, variable or day of the build makes a new template.
 */
const copyOfBuild = (folder: string): Promise<void> =>
  copyOfTemplate(folder, {
    prefix: 'embassy-build-',
    fingerprint: fingerprintOf(
      readdirSync('.').filter((entry) => !NOT_BUILT_FROM.test(entry)),
      new Date().toISOString().slice(0, 10),
      ...Object.entries(process.env).flatMap(([name, value]) =>
        name.startsWith('VITE_') ? `${name}=${value}` : [],
      ),
    ),
    make: buildInProcess,
  });

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the built site, one for each worker, without a trailing slash. */
    sites: string[];
    /** URLs that restore the data of these sites, where the tests can (freshData.ts). */
    restoreUrls?: string[];
    /** The publishable key that the site sends. */
    publishableKey: string;
    /** Path of the browser's executable. */
    chromium: string;
  }
}

/**
 * Finds a Chromium, builds the site for production with the embedded backend's URL and key, and
 * serves the build for each worker on a free port, with its own database.
 */
export default async function serveSites(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  const folder = memoryFolder('embassy-site-');
  const build = join(folder, 'build');
  await copyOfBuild(build);
  const running = Array.from({ length: project.config.maxWorkers }, () =>
    spawnSite(join(build, 'dist'), join(build, 'data')),
  );
  const sites = await Promise.all(running.map(untilServed));
  const { SUPABASE_PUBLISHABLE_KEY: key = '' } = loadEnv('demo', process.cwd(), 'SUPABASE_');
  project.provide(
    'sites',
    sites.map(({ url }) => url),
  );
  project.provide(
    'restoreUrls',
    sites.map(({ restoreUrl }) => restoreUrl),
  );
  project.provide('publishableKey', key);
  return async () => {
    await Promise.all(running.map((site) => endProcess(site)));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}
