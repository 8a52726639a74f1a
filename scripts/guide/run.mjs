/**
 * `npm run generate -- guide`: builds the demo, serves it with an empty database, and takes the images of the guide
 * for staff with the browser that the tests use.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, loadEnv, preview } from 'vite';

const folder = mkdtempSync(join(tmpdir(), 'embassy-guide-'));
const outDir = join(folder, 'dist');
process.env.EMBEDDED_DATA_DIR = join(folder, 'data');
process.env.NODE_ENV = 'production';

await build({ mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
const site = await preview({
  mode: 'demo',
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
});
// A server instead of a single import, because texts are imported dynamically by language.
const scripts = await createServer({
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { port } = site.httpServer.address();
  /** @type {import('./capture.ts')} */
  const { captureGuide } = await scripts.ssrLoadModule('/scripts/guide/capture.ts');
  const publishableKey = loadEnv('demo', process.cwd(), 'VITE_').VITE_SUPABASE_PUBLISHABLE_KEY;
  await captureGuide({ site: `http://localhost:${port}`, publishableKey });
} finally {
  await scripts.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
