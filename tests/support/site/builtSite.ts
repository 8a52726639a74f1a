import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import { endProcess } from '../run/endProcess';
import { copyOfTemplate, fingerprintOf } from '../run/folderTemplate';
import { copyOfDatabase } from './databaseTemplate';
import { memoryFolder } from './memoryFolder';

/**
 * Builds the site in another process, as `npm run preview` does, while this one makes the database.
 * @throws an Error with the output if the build fails
 */
async function buildInProcess(outDir: string): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [...vite, '--outDir', outDir, '--emptyOutDir'], {
    // With Vitest's own value Vite would bundle React's development code.
    env: { ...process.env, NODE_ENV: 'production' },
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
 * Fills a folder with the built site in `dist`, from a template, so that a checkout builds it once.
 * A new file, variable or day of the build makes a new template.
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
    make: (draft) => buildInProcess(join(draft, 'dist')),
  });

export interface BuiltSites {
  /** Origins of the sites, without a trailing slash. */
  urls: string[];
  /** For each site the URL that restores its database and its files (siteServer.mjs). */
  restoreUrls: string[];
  /** The publishable key that the sites send. */
  publishableKey: string;
  close: () => Promise<void>;
}

/**
 * Builds the site for production with the embedded backend's URL and key, and serves the build
 * `count` times on free ports, each with its own database.
 */
export async function serveBuiltSites(count: number): Promise<BuiltSites> {
  const folder = memoryFolder('embassy-site-');
  const build = join(folder, 'build');
  const outDir = join(build, 'dist');
  const template = join(folder, 'data');
  await Promise.all([copyOfBuild(build), copyOfDatabase(template)]);
  const running = Array.from({ length: count }, () => spawnSite(outDir, template));
  const sites = await Promise.all(running.map(untilServed));
  return {
    urls: sites.map(({ url }) => url),
    restoreUrls: sites.map(({ restoreUrl }) => restoreUrl),
    publishableKey: loadEnv('demo', process.cwd(), 'VITE_').VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    close: async () => {
      await Promise.all(running.map((site) => endProcess(site)));
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
