import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadEnv, preview } from 'vite';

/** A build takes the test runner's NODE_ENV for its own, and would hold React's development code. */
async function buildForProduction(run: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await run();
  process.env.NODE_ENV = before;
}

export interface BuiltSite {
  /** Address of the site, without a slash at the end. */
  url: string;
  /** The publishable key that the site sends. */
  publishableKey: string;
  close: () => Promise<void>;
}

/**
 * Builds the site as for production, with the embedded backend's address and key, and serves it
 * with a database of its own on a free port.
 */
export async function serveBuiltSite(): Promise<BuiltSite> {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-site-'));
  process.env.EMBEDDED_DATA_DIR = join(folder, 'data');
  const outDir = join(folder, 'dist');
  const common = { mode: 'demo', logLevel: 'warn' } as const;
  await buildForProduction(() => build({ ...common, build: { outDir, emptyOutDir: true } }));
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the preview has no port');
  return {
    url: `http://localhost:${address.port}`,
    publishableKey: loadEnv('demo', process.cwd(), 'VITE_').VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    close: async () => {
      // The database leaves exit codes of its own as it starts (99) and ends (0, after the server), which
      // would hide failed tests; theirs is 1.
      const exitCode = process.exitCode === 1 ? 1 : 0;
      process.once('exit', () => {
        process.exitCode = exitCode;
      });
      await server.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
