import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { downloadsModule } from '../src/prerender/plugins/downloadsModule.ts';
import { pageTexts } from '../src/prerender/plugins/pageTexts.ts';
import { typography } from '../src/prerender/plugins/typography.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const blobSdk = fileURLToPath(new URL('../node_modules/@vercel/blob/dist/', import.meta.url));

const setup = (...names: string[]) => names.map((name) => `tests/support/setup/${name}.ts`);

/**
 * The projects. `--mode` selects the files of the first four (tests/README.md): all but the
 * thorough ones by default, `thorough` these alone, `file` all.
 */
export default defineConfig(({ mode }) => {
  const env = { ...loadEnv('demo', root, ['VITE_', 'SUPABASE_']), BUILT_ON: '2026-11-21' };

  /** The tests of a folder that the mode selects. */
  const testsIn = (folder: string) => ({
    include: [`${folder}${mode === 'thorough' ? '.thorough' : ''}.test.{ts,tsx}`],
    exclude: mode === 'test' ? ['**/*.thorough.test.{ts,tsx}'] : [],
    testTimeout: 30_000,
  });

  const inNode = { environment: 'node', env, hookTimeout: 120_000 };

  return {
    root,
    plugins: [react(), downloadsModule(), pageTexts()],
    test: {
      // Those who watch one file need its line; a run of all prints dots and what failed.
      reporters: mode === 'file' ? 'default' : 'dot',
      // Test files in parallel, each in its own process: one per core of CI's machine.
      maxWorkers: 2,
      // What a failed test has logged is printed with it.
      silent: mode === 'file' ? false : 'passed-only',
      projects: [
        {
          extends: true,
          test: {
            name: 'check',
            include: ['tests/check.test.ts'],
            environment: 'node',
          },
        },
        {
          extends: true,
          // Texts with no-break spaces, as visitors get them; the screens' tests use the source
          // texts.
          plugins: [typography()],
          test: {
            ...inNode,
            ...testsIn('tests/{architecture,{data,lib}/**/*}'),
            name: 'unit',
            // One process for many files, because starting a process took longer than most files.
            isolate: false,
            setupFiles: setup('console', 'words'),
          },
        },
        {
          extends: true,
          // Pages, services and the staff area in jsdom.
          test: {
            ...testsIn('tests/{services,pages,staff}/**/*'),
            name: 'screens',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
            setupFiles: setup('freshModules', 'freshPage', 'console', 'words', 'page'),
            env,
            hookTimeout: 60_000,
            css: false,
            // Loading the libraries for each file took longer than most of the tests.
            isolate: false,
            // In MB. With V8's default of 16, a tenth of the run was the collection of short-lived
            // objects.
            execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128'],
            // Inlined to resolve the browser build, which uses `fetch`, so that MSW intercepts it.
            server: { deps: { inline: ['@vercel/blob'] } },
            alias: [{ find: /^undici$/, replacement: `${blobSdk}undici-browser.js` }],
          },
        },
        {
          extends: true,
          // The embedded database, the function, the file store.
          test: {
            ...inNode,
            ...testsIn('tests/{database,api}/**/*'),
            name: 'backend',
            // One process for many files: each starts a database, and Postgres (Wasm) is compiled
            // once.
            isolate: false,
            setupFiles: setup('freshModules'),
          },
        },
        {
          extends: true,
          plugins: [typography()],
          test: {
            ...inNode,
            ...testsIn('tests/e2e/*'),
            name: 'browser',
            isolate: false,
            globalSetup: 'tests/support/site/builtSite.ts',
            setupFiles: setup('freshData'),
            testTimeout: 60_000,
            // Playwright's timeout in support/browser/browser.ts; Vitest's default is one second.
            expect: { poll: { timeout: 15_000 } },
          },
        },
        {
          extends: true,
          // Firefox and WebKit, one file each; installs both (`npm run test:browsers`).
          plugins: [typography()],
          test: {
            ...inNode,
            name: 'engines',
            include: ['tests/browsers/*.test.ts'],
            globalSetup: ['tests/browsers/setup.ts', 'tests/support/site/builtSite.ts'],
          },
        },
        {
          extends: true,
          // Measurements without assertions.
          test: {
            ...inNode,
            name: 'bench',
            include: ['tests/bench.ts'],
            globalSetup: ['tests/rehearsal/globalSetup.ts', 'tests/support/site/builtSite.ts'],
          },
        },
      ],
    },
  };
});
