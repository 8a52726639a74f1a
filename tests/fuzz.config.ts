import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { dataRouter } from '../src/prerender/plugins/routerBuilds';
import { fullRun, newSeed } from './support/fuzz/fuzz';
import { SeedNote } from './support/fuzz/seedNote';
import { env, simulatedPage } from './vitest.config';

const seed = newSeed();
const full = { ...env, ...fullRun(seed) };

/**
 * `npm run test:fuzz`: all tests with generated inputs, in full number and with a new seed
 * (docs/security.md).
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react()],
  resolve: { alias: [dataRouter] },
  test: {
    reporters: ['default', new SeedNote('test:fuzz', seed)],
    projects: [
      {
        extends: true,
        test: {
          ...simulatedPage,
          name: 'fuzz-screens',
          include: ['tests/{services,pages}/**/*.fuzz.test.{ts,tsx}'],
          env: full,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz-server',
          include: ['tests/{api,database}/**/*.fuzz.test.ts'],
          environment: 'node',
          env: full,
          hookTimeout: 120_000,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
