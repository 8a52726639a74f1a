import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

const inNode = {
  environment: 'node',
  env: { ...loadEnv('demo', root, 'VITE_'), VITE_BUILT_ON: '2026-11-21' },
  hookTimeout: 120_000,
  testTimeout: 60_000,
};

/** `npm run rehearse`: what only a hosted project does (docs/rehearsal.md). */
export default defineConfig({
  root,
  plugins: [react()],
  test: {
    globalSetup: 'tests/rehearsal/globalSetup.ts',
    projects: [
      {
        root,
        test: {
          ...inNode,
          name: 'hosted-database',
          include: ['tests/database/**/*.test.ts', 'tests/api/**/*.test.ts'],
          // About the folder of the embedded database.
          exclude: ['tests/database/powerLoss.test.ts'],
          maxWorkers: 2,
        },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'deploy-check',
          include: ['tests/rehearsal/deployCheck/*.test.ts'],
          globalSetup: 'tests/rehearsal/deployCheck/builtSite.ts',
          fileParallelism: false,
        },
      },
    ],
  },
});
