import { cpSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { createServer, preview } from 'vite';

// Ten times V8's default: optimizing Postgres (Wasm) took a third of a start, for few queries.
setFlagsFromString('--wasm-tiering-budget=20000000');

/**
 * Serves the site in its own process (siteProcess.ts): `dev <cache folder>` on the database in
 * EMBEDDED_DATA_DIR, or `preview <build folder> <database template>` on a copy of the template.
 * Prints its origin when migrations and demo data are complete, and with a template the URL that
 * restores it.
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

/** Sessions are no content: a sign-in and a sign-out leave the database as the tests expect it. */
const SESSIONS = /^\/auth\/v1\/(?:token|logout)\b/;

let hasWritten = false;

/** A Vite plugin that records whether a request has written since the latest start. */
const watchWrites = {
  name: 'tests:watch-writes',
  enforce: 'pre',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(({ method, url }, _response, next) => {
      if (!/^(?:GET|HEAD|OPTIONS)$/.test(method) && !SESSIONS.test(url)) hasWritten = true;
      next();
    });
  },
};

/** Starts a preview server on this port, 0 for a free one, with a copy of the template. */
async function startPreview(copy, port = 0) {
  cpSync(template, copy, { recursive: true });
  // vite.config.ts reads it.
  process.env.EMBEDDED_DATA_DIR = copy;
  const server = await preview({
    ...common,
    plugins: [watchWrites],
    build: { outDir: folder },
    preview: { host, port, strictPort: port !== 0 },
  });
  // As listen.ts does: a connection that ends when a test sends its next request fails that.
  server.httpServer.keepAliveTimeout = 0;
  return server;
}

/**
 * Starts a preview server, and another server that restarts it with a new copy of the template at
 * each request, because test files that share a server would see each other's changes. Does nothing
 * unless a request has written, because most files only read.
 */
async function startRestoredPreview() {
  let copies = 1;
  const copyPath = (count) => `${template}-${process.pid}-${count}`;
  let server = await startPreview(copyPath(copies));
  const { port } = server.httpServer.address();
  async function restore() {
    if (!hasWritten) return;
    hasWritten = false;
    await server.close();
    // The latest database closes in the background; the one before it has been closed.
    for (const old of [copyPath(copies - 1), `${copyPath(copies - 1)}-files`]) {
      rmSync(old, { recursive: true, force: true, maxRetries: 3 });
    }
    copies += 1;
    server = await startPreview(copyPath(copies), port);
  }
  const control = createHttpServer((_request, response) => {
    restore().then(
      () => response.end(),
      (cause) => response.writeHead(500).end(String(cause?.stack ?? cause)),
    );
  });
  await new Promise((done) => control.listen(0, host, done));
  process.stdout.write(`restore: http://${host}:${control.address().port}\n`);
  return port;
}

const port = kind === 'dev' ? await startDev() : await startRestoredPreview();
process.stdout.write(`site: http://localhost:${port}\n`);
