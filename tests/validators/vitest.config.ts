import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:validators`: the built site as the validators of others judge it (docs/architecture.md). */
export default defineConfig({
  root,
  test: {
    name: 'validators',
    globalSetup: 'tests/validators/setup.ts',
    include: ['tests/validators/*.test.ts'],
    environment: 'node',
    env: loadEnv('demo', root, 'VITE_'),
    maxWorkers: 1,
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
});
