import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { preview } from 'vite';

// Ten times V8's default: optimizing Postgres (Wasm) took a third of a start, for few queries.
setFlagsFromString('--wasm-tiering-budget=20000000');

/**
 * Serves a build in its own process (builtSite.ts): `<build folder> <database template>`, on a copy
 * of the template. Another server restarts the site with a new copy at each request, because test
 * files that share a site would see each other's changes. Prints both origins once the database is
 * complete.
 */
const [, , outDir, template] = process.argv;
const host = '127.0.0.1';

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
async function start(copy, port = 0) {
  cpSync(template, copy, { recursive: true });
  // vite.config.ts reads it.
  process.env.EMBEDDED_DATA_DIR = copy;
  const server = await preview({
    mode: 'demo',
    logLevel: 'silent',
    plugins: [watchWrites],
    build: { outDir },
    preview: { host, port, strictPort: port !== 0 },
  });
  // As listen.ts does: a connection that ends when a test sends its next request fails that.
  server.httpServer.keepAliveTimeout = 0;
  return server;
}

let copies = 1;
const copyPath = (count) => `${template}-${process.pid}-${count}`;
let server = await start(copyPath(copies));
const { port } = server.httpServer.address();

/** Does nothing unless a request has written, because most files only read. */
async function restore() {
  if (!hasWritten) return;
  hasWritten = false;
  await server.close();
  // The latest database closes in the background; the one before it has been closed.
  for (const old of [copyPath(copies - 1), `${copyPath(copies - 1)}-files`]) {
    rmSync(old, { recursive: true, force: true, maxRetries: 3 });
  }
  copies += 1;
  server = await start(copyPath(copies), port);
}

const control = createServer((_request, response) => {
  restore().then(
    () => response.end(),
    (cause) => response.writeHead(500).end(String(cause?.stack ?? cause)),
  );
});
await new Promise((done) => control.listen(0, host, done));
const restoreUrl = `http://${host}:${control.address().port}`;
process.stdout.write(`${JSON.stringify({ url: `http://localhost:${port}`, restoreUrl })}\n`);
