import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { downloadsModule } from '../../src/prerender/plugins/downloadsModule.ts';
import { pageTexts } from '../../src/prerender/plugins/pageTexts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...loadEnv('demo', root, ['VITE_', 'SUPABASE_']), BUILT_ON: '2026-11-21' };

/** Starts PostgreSQL once for all projects. */
const SERVER = 'tests/rehearsal/globalSetup.ts';
/** Runs `vercel build` once for all projects; after {@link SERVER}, which provides its CLI. */
const VERCEL = 'tests/rehearsal/vercel/build.ts';

const inNode = { environment: 'node', env, hookTimeout: 120_000, testTimeout: 60_000 };

/** Files of tests/api that call the function. */
const FUNCTION_TESTS = '{callers,faults,list,remove,upload}';

/** The main paths of visitors and staff. */
const MAIN_PATHS = '{visitor,search,staff,editor,languages,imagesPublished}{,.thorough}';

/** `npm run rehearse`: behaviour that only a hosted project has (CONTRIBUTING.md). */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [react(), downloadsModule(), pageTexts()],
        test: {
          ...inNode,
          name: 'hosted-database',
          include: [
            'tests/database/**/*.test.{ts,tsx}',
            'tests/rehearsal/{hosted,push,deployCheck}/*.test.ts',
          ],
          globalSetup: [SERVER, VERCEL],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        test: {
          // The function that `vercel build` bundled, in place of its source.
          alias: [
            {
              find: /^(?:\.\.\/)+api\/blob$/,
              replacement: `${root}tests/rehearsal/vercel/bundledFunction.ts`,
            },
          ],
          ...inNode,
          name: 'vercel',
          include: ['tests/rehearsal/vercel/*.test.ts', `tests/api/${FUNCTION_TESTS}.test.ts`],
          globalSetup: [SERVER, VERCEL],
          // Serial, because the function waits five seconds for database and store, which a busy
          // machine exceeds.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'hosted-browser',
          // Playwright's timeout in support/browser/browser.ts.
          expect: { poll: { timeout: 15_000 } },
          include: [`tests/e2e/${MAIN_PATHS}.test.ts`],
          globalSetup: [SERVER, VERCEL, 'tests/rehearsal/hosted/site.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          isolate: false,
        },
      },
    ],
  },
});
