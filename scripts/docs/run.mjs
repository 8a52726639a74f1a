/** `npm run generate:docs`: writes the tables and lists that pages of `docs/` have from data. */
import { createServer } from 'vite';

// A server in place of a single import, because texts are imported dynamically, by their language.
const server = await createServer({
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  /** @type {import('./write.ts')} */
  const { writePages } = await server.ssrLoadModule('/scripts/docs/write.ts');
  console.info((await writePages()).join('\n'));
} finally {
  await server.close();
}
