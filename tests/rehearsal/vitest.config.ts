import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { downloadFiles } from '../../src/build/downloadFiles';
import { LaneTimes } from '../support/laneTimes';
import { vercelProject } from './vercel/project';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...loadEnv('demo', root, 'VITE_'), VITE_BUILT_ON: '2026-11-21' };

/** Starts PostgreSQL once for all projects. */
const SERVER = 'tests/rehearsal/globalSetup.ts';

const inNode = { environment: 'node', env, hookTimeout: 120_000, testTimeout: 60_000 };

/** The main paths of visitors and staff. */
const MAIN_PATHS =
  '{visitor,search,feeds,staff,dashboard,states,editor,languages,pictureFields,picturesPublished,hostile}';

/** `npm run rehearse`: what only a hosted project does (docs/rehearsal.md). */
export default defineConfig({
  root,
  test: {
    reporters: ['default', new LaneTimes()],
    projects: [
      {
        root,
        plugins: [react(), downloadFiles()],
        test: {
          ...inNode,
          name: 'hosted-database',
          globalSetup: SERVER,
          include: ['tests/database/**/*.test.ts'],
          // About the folder of the embedded database.
          exclude: ['tests/database/powerLoss.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'hosted-push',
          include: ['tests/rehearsal/push/*.test.ts'],
          globalSetup: SERVER,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { root, ...vercelProject(env, [SERVER]) },
      {
        root,
        test: {
          ...inNode,
          name: 'hosted-browser',
          include: [`tests/e2e/${MAIN_PATHS}.test.ts`],
          globalSetup: [
            SERVER,
            'tests/rehearsal/vercel/setup.ts',
            'tests/rehearsal/browserSetup.ts',
          ],
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
