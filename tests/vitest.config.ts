import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawCharts } from '../src/prerender/charts/plugin.ts';
import { downloadFiles } from '../src/prerender/plugins/downloadFiles.ts';
import { mapPlaceTexts } from '../src/prerender/plugins/mapPlaceTexts.ts';
import { dataRouter } from '../src/prerender/plugins/routerBuilds.ts';
import { typography } from '../src/prerender/plugins/typography.ts';
import { benchProjects } from './bench/setup/projects.ts';
import { LaneTimes } from './support/run/laneTimes.ts';
import { SlowFilesFirst } from './support/run/slowFilesFirst.ts';
import { WORKERS } from './support/run/workers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const blobSdk = fileURLToPath(new URL('../node_modules/@vercel/blob/dist/', import.meta.url));
export const env = { ...loadEnv('demo', root, 'VITE_'), VITE_BUILT_ON: '2026-11-21' };

const setup = (...names: string[]) => names.map((name) => `tests/support/setup/${name}.ts`);

/** Pages and services in jsdom. */
export const simulatedPage = {
  include: ['tests/{services,pages}/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: setup('freshModules', 'freshPage', 'console', 'words', 'page', 'cheapPage'),
  env,
  hookTimeout: 60_000,
  testTimeout: 30_000,
  css: false,
  // Inlined to resolve the browser build, which uses `fetch`, so that MSW intercepts it.
  server: { deps: { inline: ['@vercel/blob'] } },
  alias: [{ find: /^undici$/, replacement: `${blobSdk}undici-browser.js` }],
};

/** The same, with many files in one process. */
const inOneProcess = {
  ...simulatedPage,
  // Loading the libraries for each file took longer than most of the tests.
  isolate: false,
  // In MB. With V8's default of 16, a tenth of the run was the collection of short-lived objects.
  execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128'],
};

/** Database or function, without a page. */
const inNode = {
  environment: 'node',
  env,
  hookTimeout: 120_000,
  testTimeout: 30_000,
  // One process for many files: each starts a database, and Postgres (Wasm) is compiled once.
  isolate: false,
};

/** Tests of every page, stage and fault; `npm test` runs a sample of them (decision 0042). */
const thorough = {
  unit: 'tests/data/*.thorough.test.ts',
  screens: 'tests/{services,pages}/**/*.thorough.test.{ts,tsx}',
  database: 'tests/{database,api}/**/*.thorough.test.ts',
  browser: 'tests/e2e/*.thorough.test.ts',
};

const inBrowser = {
  ...inNode,
  globalSetup: 'tests/support/site.ts',
  setupFiles: setup('freshData'),
  testTimeout: 60_000,
  // Playwright's timeout in support/browser.ts; Vitest's default is one second.
  expect: { poll: { timeout: 15_000 } },
};

/** The projects: Node alone, jsdom, a real database, a real browser. */
export default defineConfig({
  root,
  plugins: [react(), downloadFiles(), drawCharts(), mapPlaceTexts()],
  resolve: { alias: [dataRouter] },
  test: {
    reporters: ['default', new LaneTimes()],
    maxWorkers: WORKERS,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'check',
          include: ['tests/check.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/run/startedChecks.ts',
        },
      },
      {
        extends: true,
        // Texts with no-break spaces, as visitors get them; the screens' tests use the source
        // texts.
        plugins: [typography()],
        test: {
          name: 'unit',
          // One process for many files, because starting a process took longer than most files.
          isolate: false,
          include: ['tests/{architecture,data,lib}{/**/*,}.test.ts'],
          exclude: [thorough.unit],
          environment: 'node',
          setupFiles: setup('console', 'words'),
          env,
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { name: 'unit-thorough', include: [thorough.unit], environment: 'node', env },
      },
      {
        extends: true,
        test: {
          ...inOneProcess,
          name: 'screens',
          exclude: [thorough.screens],
        },
      },
      {
        extends: true,
        test: { ...inOneProcess, name: 'screens-thorough', include: [thorough.screens] },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'database',
          include: ['tests/database/*.test.ts'],
          exclude: [thorough.database],
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'database-thorough',
          include: [thorough.database],
          setupFiles: setup('freshModules'),
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          // Code with state in memory: the site's services, the function.
          name: 'server',
          include: ['tests/{database/services,api}/**/*.test.ts'],
          exclude: [thorough.database],
          setupFiles: setup('freshModules'),
        },
      },
      {
        extends: true,
        // Texts as in the build.
        plugins: [typography()],
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/e2e/*.test.ts'],
          exclude: [thorough.browser],
        },
      },
      {
        extends: true,
        plugins: [typography()],
        test: {
          ...inBrowser,
          name: 'browser-thorough',
          include: [thorough.browser],
          globalSetup: ['tests/support/site.ts', 'tests/support/imagePage.ts'],
        },
      },
      ...benchProjects(env),
    ],
  },
});
