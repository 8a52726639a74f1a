/** `npm run generate:docs`: writes the tables and lists of `docs/` that are generated from data. */
import { createServer } from 'vite';

// A server instead of a single import, because texts are imported dynamically by language.
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
