import { createServer, preview } from 'vite';

/**
 * A server of the site in a process of its own (siteProcess.ts): `dev <cache folder>` or
 * `preview <folder of the build>`. The database's folder is in EMBEDDED_DATA_DIR. Prints its address
 * when tables and demo data are in place.
 */
const [, , kind, folder] = process.argv;
const common = { mode: 'demo', logLevel: 'silent' };
const where = { host: '127.0.0.1', port: 0 };

async function startDev() {
  const server = await createServer({
    ...common,
    cacheDir: folder,
    optimizeDeps: { noDiscovery: true },
    server: { ...where, ws: false },
  });
  return server.listen();
}

const server =
  kind === 'dev'
    ? await startDev()
    : await preview({ ...common, build: { outDir: folder }, preview: where });
process.stdout.write(`site: http://localhost:${server.httpServer.address().port}\n`);
