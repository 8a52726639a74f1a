import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawCharts } from '../src/build/charts/plugin.ts';
import { downloadFiles } from '../src/build/downloadFiles.ts';
import { placeWords } from '../src/build/placeWords.ts';
import { fullRun, newSeed } from './support/fuzz.ts';
import { LaneTimes } from './support/laneTimes.ts';
import { SecondAttempts } from './support/secondAttempts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const blobSdk = fileURLToPath(new URL('../node_modules/@vercel/blob/dist/', import.meta.url));
export const env = { ...loadEnv('demo', root, 'VITE_'), VITE_BUILT_ON: '2026-11-21' };

/** Where time passes and a busy machine can be late: one more try, named at the end (decision 0023). */
const SECOND_ATTEMPT = 1;

const setup = (...names: string[]) => names.map((name) => `tests/support/setup/${name}.ts`);

/** They replace a module, which would stay replaced for the next file in the same process. */
const isolated = 'tests/{services,pages}/**/*.isolated.test.{ts,tsx}';

/** Screens and services in jsdom. */
export const simulatedPage = {
  include: ['tests/{services,pages}/**/*.test.{ts,tsx}'],
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: setup('fresh', 'console', 'words', 'page'),
  env,
  testTimeout: 30_000,
  retry: SECOND_ATTEMPT,
  css: false,
  // As browsers get it: with the platform's own fetch, which the tests intercept.
  server: { deps: { inline: ['@vercel/blob'] } },
  alias: [{ find: /^undici$/, replacement: `${blobSdk}undici-browser.js` }],
};

/** Kinds of test: without a page, in a simulated page, against the real database, in a real browser. */
export default defineConfig({
  root,
  plugins: [react(), downloadFiles(), drawCharts(), placeWords()],
  test: {
    reporters: ['default', new SecondAttempts(), new LaneTimes()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{architecture,content,lib}{/**/*,}.test.ts'],
          environment: 'node',
          setupFiles: setup('console', 'words'),
          env,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...simulatedPage,
          name: 'screens',
          exclude: [isolated],
          // Loading the libraries anew for each file took longer than most of the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...simulatedPage, name: 'screens-isolated', include: [isolated] },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/*.test.ts'],
          environment: 'node',
          env,
          hookTimeout: 120_000,
          testTimeout: 30_000,
          fileParallelism: false,
          // One process for all: each file starts a database of its own, and Postgres is compiled once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What keeps something in memory: the site's services, the function.
          name: 'server',
          include: ['tests/{database/services,api}/**/*.test.ts'],
          environment: 'node',
          env,
          hookTimeout: 120_000,
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/*.ts'],
          environment: 'node',
          globalSetup: ['tests/bench/setup/tools.ts', 'tests/support/site.ts'],
          hookTimeout: 120_000,
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench-db',
          include: ['tests/bench/database/{growth,saves}.ts'],
          environment: 'node',
          env,
          testTimeout: 1_200_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'bench-faults',
          include: ['tests/database/powerLoss.test.ts'],
          environment: 'node',
          env: { ...env, ...fullRun(newSeed()) },
        },
      },
      {
        extends: true,
        test: {
          name: 'bench-load',
          include: ['tests/bench/load/load.ts'],
          environment: 'node',
          env,
          globalSetup: 'tests/support/site.ts',
          hookTimeout: 120_000,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: SECOND_ATTEMPT,
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/support/site.ts',
          hookTimeout: 120_000,
          testTimeout: 60_000,
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
