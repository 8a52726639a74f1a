/** `npm run generate -- questions`: writes the list of docs/questions-for-the-embassy.md from the texts and facts. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';

// A server instead of a single import, because texts are imported dynamically by language.
const server = await createServer({
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  /** @type {import('./questionsPage.ts')} */
  const { PAGE, questionsPage } = await server.ssrLoadModule('/scripts/questions/questionsPage.ts');
  writeFileSync(PAGE, await questionsPage());
} finally {
  await server.close();
}
