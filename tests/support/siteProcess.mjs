import { createServer } from 'vite';

/**
 * The development server in a process of its own, for the test that kills it. Takes a folder of its
 * own for what Vite keeps; the database's folder is in EMBEDDED_DATA_DIR. Prints its address when
 * tables and demo data are in place.
 */
const [, , cacheDir] = process.argv;
const server = await createServer({
  mode: 'demo',
  logLevel: 'silent',
  cacheDir,
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, ws: false },
});
await server.listen();
process.stdout.write(`site: http://127.0.0.1:${server.httpServer.address().port}\n`);
