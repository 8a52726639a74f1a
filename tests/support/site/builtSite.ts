import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, loadEnv } from 'vite';
import { copyOfTemplate } from './databaseTemplate';
import { memoryFolder } from './memoryFolder';
import { endSite, originOfSite, spawnSite } from './siteProcess';

/**
 * Builds with NODE_ENV `production`; with Vitest's own value Vite would bundle React's development
 * code.
 */
export async function buildForProduction(config: InlineConfig): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await build({ mode: 'demo', logLevel: 'warn', ...config });
  process.env.NODE_ENV = before;
}

export interface BuiltSites {
  /** Origins of the sites, without a trailing slash. */
  urls: string[];
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
  const outDir = join(folder, 'dist');
  await buildForProduction({ build: { outDir, emptyOutDir: true } });
  const running: ChildProcess[] = [];
  for (let at = 0; at < count; at += 1) {
    const dataDir = join(folder, `data${at}`);
    await copyOfTemplate(dataDir);
    running.push(spawnSite(['preview', outDir], dataDir));
  }
  return {
    urls: await Promise.all(running.map(originOfSite)),
    publishableKey: loadEnv('demo', process.cwd(), 'VITE_').VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    close: async () => {
      await Promise.all(running.map((site) => endSite(site, 'SIGTERM')));
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
