/**
 * `npm run generate -- downloads`: starts the site without a database, prints the guides with the
 * browser of the tests, and stops.
 */
import { createServer } from 'vite';

// The variables that vite.config.ts requires.
process.loadEnvFile('tests/support/deployment.env');
const server = await createServer({
  mode: 'guides',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
});
try {
  await server.listen();
  const { port } = server.httpServer.address();
  /** @type {import('./print.ts')} */
  const { printGuides } = await server.ssrLoadModule('/scripts/downloads/print.ts');
  await printGuides(`http://127.0.0.1:${port}`);
} finally {
  await server.close();
}
