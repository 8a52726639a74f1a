import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const SOURCE = path('../../../api/blob.ts');
const BUNDLE = path('./bundledFunction.ts');

/** Has every import of the function's source get the function that `vercel build` made of it. */
const bundledFunction = (): Plugin => ({
  name: 'bundled-function',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/blob(?:\.js|\.ts)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === SOURCE ? BUNDLE : null;
  },
});

/** The files of tests/api that call the function. */
const OF_THE_FUNCTION =
  '{anything,burst,callers,crossSite,databaseFaults,fuzz,list,localServer,remove,removeAddresses,storeClientHalf,storeFaults,upload,uploadToken}';

/**
 * The project of Vitest that runs what `vercel build` made of this checkout: its files and routes, and
 * the tests of the function with the bundled one. A global setup before `setup.ts` provides `vercelCli`.
 * @param env the variables of the demo mode, as for the project `server`
 */
export const vercelProject = (env: Record<string, string>, before: string[] = []) => ({
  plugins: [bundledFunction()],
  test: {
    name: 'vercel',
    include: ['tests/rehearsal/vercel/*.test.ts', `tests/api/${OF_THE_FUNCTION}.test.ts`],
    environment: 'node',
    env,
    globalSetup: [...before, path('./setup.ts')],
    hookTimeout: 120_000,
    testTimeout: 30_000,
    // Alone, because the function waits five seconds for database and store, and a busy machine takes longer.
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});
