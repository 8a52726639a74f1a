import { setFlagsFromString } from 'node:v8';
import { createServer, preview } from 'vite';
import { RestoredPreview } from './restoredPreview.mjs';

// Ten times V8's default: optimizing Postgres (Wasm) took a third of a server's start, and its queries are few.
setFlagsFromString('--wasm-tiering-budget=20000000');

/**
 * Serves the site in a separate process (siteProcess.ts): `dev <cache folder>` on the database in EMBEDDED_DATA_DIR,
 * or `preview <folder of the build> <database template>` on a copy of the template. Prints its origin when migrations
 * and demo data are complete, with a template after the URL that restores it (restoredPreview.mjs).
 */
const [, , kind, folder, template] = process.argv;
const common = { mode: 'demo', logLevel: 'silent' };
const host = '127.0.0.1';

async function startDev() {
  const server = await createServer({
    ...common,
    cacheDir: folder,
    optimizeDeps: { noDiscovery: true },
    server: { host, port: 0, ws: false },
  });
  await server.listen();
  return server.httpServer.address().port;
}

const servePreview = ({ port = 0, plugins }) =>
  preview({
    ...common,
    plugins,
    build: { outDir: folder },
    preview: { host, port, strictPort: port !== 0 },
  });

async function startPreview() {
  const site = new RestoredPreview(template, servePreview);
  process.stdout.write(`restore: ${await site.listen()}\n`);
  return site.port;
}

const port = kind === 'dev' ? await startDev() : await startPreview();
process.stdout.write(`site: http://localhost:${port}\n`);
