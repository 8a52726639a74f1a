/**
 * `npm run downloads`: starts the site without a database, prints the guides with the browser that
 * the tests use, and stops.
 */
import { createServer } from 'vite';

process.env.VITE_SITE_URL ??= 'http://localhost';
// A build wants them; no guide asks the database or the file store for anything.
process.env.SUPABASE_URL ??= 'https://guides.supabase.co';
process.env.SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_not_used_for_guides';
process.env.BLOB_READ_WRITE_TOKEN ??= 'vercel_blob_rw_guides_notused';

const server = await createServer({
  mode: 'guides',
  logLevel: 'warn',
  server: { host: '127.0.0.1', port: 0 },
});
try {
  await server.listen();
  const { port } = server.httpServer.address();
  /** @type {import('./print.ts')} */
  const { printGuides } = await server.ssrLoadModule('/tests/support/guides/print.ts');
  await printGuides(`http://127.0.0.1:${port}`);
} finally {
  await server.close();
}
