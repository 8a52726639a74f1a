import { createServer, preview } from 'vite';

/**
 * Serves the site in a separate process (siteProcess.ts): `dev <cache folder>` or
 * `preview <folder of the build>`. EMBEDDED_DATA_DIR is the database folder. Prints its origin
 * when migrations and demo data are complete.
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
