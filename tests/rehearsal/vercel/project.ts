import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const SOURCE = path('../../../api/blob.ts');
const BUNDLE = path('./bundledFunction.ts');

/** Resolves every import of the function's source to the function that `vercel build` bundled. */
const bundledFunction = (): Plugin => ({
  name: 'bundled-function',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\/blob(?:\.js|\.ts)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved?.id === SOURCE ? BUNDLE : null;
  },
});

/** Files of tests/api that call the function. */
const FUNCTION_TESTS =
  '{anything,burst,callers,crossSite,databaseFaults,fuzz,list,localServer,remove,removeAddresses,storeClientHalf,storeFaults,upload,uploadToken}';

/**
 * The Vitest project that tests the output of `vercel build` of this checkout: files and routes,
 * and the tests of the function with the bundled one. A global setup before `setup.ts` provides
 * `vercelCli`.
 * @param env the variables of the demo mode, as for the project `server`
 */
export const vercelProject = (env: Record<string, string>, before: string[] = []) => ({
  plugins: [bundledFunction()],
  test: {
    name: 'vercel',
    include: ['tests/rehearsal/vercel/*.test.ts', `tests/api/${FUNCTION_TESTS}.test.ts`],
    environment: 'node',
    env,
    globalSetup: [...before, path('./setup.ts')],
    hookTimeout: 120_000,
    testTimeout: 30_000,
    // Serial, because the function waits five seconds for database and store, which a busy machine
    // exceeds.
    maxWorkers: 1,
    sequence: { groupOrder: 2 },
  },
});
